import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type PageName, pageAddresses } from '#contract/page-addresses.ts'

/** A page's route, with the path from the table of pages. */
const page = (name: PageName, file: string, options: { id?: string } = {}) =>
  route(pageAddresses[name].slice('/'.length), file, options)

export default [
  index('screens/public/home.tsx'),
  page('login', 'screens/public/login.tsx'),
  page('register', 'screens/public/login.tsx', { id: 'register' }),
  page('signInLink', 'screens/public/sign-in-link.tsx'),
  page('forgotPassword', 'screens/public/forgot-password.tsx'),
  page('resetPassword', 'screens/public/reset-password.tsx'),
  page('verifyEmail', 'screens/public/verify-email.tsx'),
  page('revertEmail', 'screens/public/revert-email.tsx'),
  page('secureAccount', 'screens/public/secure-account.tsx'),
  page('joinTeam', 'screens/public/join-team.tsx'),
  page('unsubscribe', 'screens/public/unsubscribe.tsx'),
  page('eraseApplication', 'screens/public/erase-application.tsx'),
  page('companies', 'screens/public/companies.tsx'),
  page('company', 'screens/public/company-detail.tsx'),
  page('employer', 'screens/public/employer.tsx'),
  page('resources', 'screens/public/resources.tsx'),
  page('resource', 'screens/public/resource-detail.tsx'),
  page('forEmployers', 'screens/public/for-employers.tsx'),
  page('transparency', 'screens/public/transparency.tsx'),
  page('help', 'screens/public/help.tsx'),
  page('faq', 'screens/public/faq.tsx'),
  page('contact', 'screens/public/contact.tsx'),
  page('privacy', 'screens/public/privacy.tsx'),
  page('terms', 'screens/public/terms.tsx'),

  page('job', 'screens/seeker/job-detail.tsx'),
  page('compare', 'screens/seeker/compare.tsx'),
  page('favourites', 'screens/public/favourites.tsx'),
  page('addJob', 'screens/employer/add-job.tsx'),

  layout('frame/member-layout.tsx', [
    page('profile', 'screens/seeker/profile.tsx'),
    page('papers', 'screens/seeker/papers.tsx'),
    page('applications', 'screens/seeker/applications.tsx'),
    page('saved', 'screens/seeker/saved.tsx'),
    page('notifications', 'screens/seeker/notifications.tsx'),
    page('application', 'screens/seeker/application.tsx'),
    page('interviews', 'screens/seeker/interviews.tsx'),
    page('settings', 'screens/seeker/settings.tsx'),
  ]),

  layout('frame/employer-layout.tsx', [
    page('employerDashboard', 'screens/employer/dashboard.tsx'),
    page('employerStart', 'screens/employer/start.tsx'),
    page('employerProfile', 'screens/employer/profile.tsx'),
    page('employerTeam', 'screens/employer/team.tsx'),
    page('employerIntegrations', 'screens/employer/integrations.tsx'),
    page('employerQuestions', 'screens/employer/questions.tsx'),
    page('replyTemplates', 'screens/employer/reply-templates.tsx'),
    page('employerJobs', 'screens/employer/jobs.tsx'),
    page('importJobs', 'screens/employer/import-jobs.tsx'),
    page('editJob', 'screens/employer/edit-job.tsx'),
    page('applicants', 'screens/employer/applicants.tsx'),
    page('jobFigures', 'screens/employer/job-figures.tsx'),
    page('employerApplications', 'screens/employer/applications.tsx'),
    page('employerInterviews', 'screens/employer/interviews.tsx'),
    page('employerAnalytics', 'screens/employer/analytics.tsx'),
  ]),

  layout('frame/admin-layout.tsx', [
    page('adminDashboard', 'screens/admin/dashboard.tsx'),
    page('adminUsers', 'screens/admin/users.tsx'),
    page('adminJobs', 'screens/admin/jobs.tsx'),
    page('approval', 'screens/admin/approval.tsx'),
    page('adminCases', 'screens/admin/cases.tsx'),
    page('adminCase', 'screens/admin/case.tsx'),
    page('reports', 'screens/admin/reports.tsx'),
    page('adminContact', 'screens/admin/contact-inbox.tsx'),
    page('adminVerification', 'screens/admin/verification.tsx'),
    page('adminRules', 'screens/admin/rules.tsx'),
    page('adminQuality', 'screens/admin/quality.tsx'),
    page('adminLog', 'screens/admin/log.tsx'),
    page('announcements', 'screens/admin/announcements.tsx'),
  ]),

  route('*', 'screens/public/not-found.tsx'),
] satisfies RouteConfig
