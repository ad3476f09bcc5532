import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('screens/public/home.tsx'),
  route('login', 'screens/public/login.tsx'),
  route('register', 'screens/public/login.tsx', { id: 'register' }),
  route('forgot-password', 'screens/public/forgot-password.tsx'),
  route('reset-password', 'screens/public/reset-password.tsx'),
  route('verify-email', 'screens/public/verify-email.tsx'),
  route('companies', 'screens/public/companies.tsx'),
  route('companies/:id', 'screens/public/company-detail.tsx'),
  route('resources', 'screens/public/resources.tsx'),
  route('resources/:id', 'screens/public/resource-detail.tsx'),
  route('help', 'screens/public/help.tsx'),
  route('faq', 'screens/public/faq.tsx'),
  route('contact', 'screens/public/contact.tsx'),
  route('privacy', 'screens/public/privacy.tsx'),
  route('terms', 'screens/public/terms.tsx'),

  route('jobs/:id', 'screens/seeker/job-detail.tsx'),
  route('add-job', 'screens/employer/add-job.tsx'),

  layout('frame/member-layout.tsx', [
    route('profile', 'screens/seeker/profile.tsx'),
    route('applications', 'screens/seeker/applications.tsx'),
    route('settings', 'screens/seeker/settings.tsx'),
  ]),

  layout('frame/employer-layout.tsx', [
    route('employer/dashboard', 'screens/employer/dashboard.tsx'),
    route('employer/jobs', 'screens/employer/jobs.tsx'),
    route('employer/jobs/:jobId/edit', 'screens/employer/edit-job.tsx'),
    route('employer/jobs/:jobId/applications', 'screens/employer/applicants.tsx'),
    route('employer/applications', 'screens/employer/applications.tsx'),
    route('employer/analytics', 'screens/employer/analytics.tsx'),
  ]),

  layout('frame/admin-layout.tsx', [
    route('admin/dashboard', 'screens/admin/dashboard.tsx'),
    route('admin/users', 'screens/admin/users.tsx'),
    route('admin/jobs', 'screens/admin/jobs.tsx'),
    route('admin/jobs/approval', 'screens/admin/approval.tsx'),
  ]),

  route('*', 'screens/public/not-found.tsx'),
] satisfies RouteConfig
