/** docs/product/api.md, Text limits. Lengths are in UTF-16 code units, sizes in bytes. */
export const limits = {
  name: { min: 2, max: 100 },
  email: 254,
  password: { min: 6, max: 1_000 },
  /** The most entries of the list of common passwords. */
  commonPasswords: 3_000,
  title: 200,
  company: 200,
  location: 200,
  description: 20_000,
  bio: 5_000,
  phone: 50,
  address: 500,
  coverLetter: 10_000,
  /** 志望動機 of one application. */
  motive: 2_000,
  resumesPerApplication: 3,
  questionsPerJob: 10,
  questionId: 40,
  question: 300,
  questionOptions: 20,
  questionOption: 100,
  answer: 2_000,
  /** A name, web address and short text in an employer's profile. */
  employer: { name: 200, url: 500, text: 100, about: 5_000, photos: 6 },
  verificationNote: 1_000,
  verificationReason: 2_000,
  reportText: 1_000,
  reportNote: 1_000,
  contactMessage: 10_000,
  /** A message within an application, and its files. */
  message: 5_000,
  messageFiles: 3,
  messageFile: 10 * 1024 * 1024,
  messageReport: 1_000,
  interviewPlace: 500,
  interviewNote: 2_000,
  interviewUrl: 2_000,
  withdrawalReason: 1_000,
  entries: 50,
  entry: 500,
  announcement: 200,
  /** Rules of the operator in force, words of one, letters of a word, postings that a rule is tried against. */
  checkRules: { inForce: 200, words: 100, word: 50, tried: 1_000 },
  suspensionReason: 2_000,
  rejectionReason: { min: 10, max: 2_000 },
  overrideReason: { min: 10, max: 1_000 },
  salary: 1_000_000_000,
  /** A typed amount with separators. */
  amountText: 100,
  /** The highest page with an offset that the database can count. */
  page: 999_999_999_999,
  pageSize: { default: 24, max: 100 },
  keyword: 200,
  savedSearchName: 100,
  /** Drafts and templates of an employer together. */
  occupationsPerJob: 3,
  jobDraftsPerEmployer: 50,
  /** As many as a file has: imported ones may be more than are written by hand. */
  importedDrafts: 1_000,
  templateName: 100,
  /** Postings per file and per call; the size of a call's body limits them too. */
  importedRows: 1_000,
  importedAtOnce: 20,
  importFile: 5 * 1024 * 1024,
  importReference: 100,
  /** The query of a saved search. */
  searchQuery: 4_000,
  savedSearchesPerUser: 30,
  jsonBody: 256 * 1024,
  jsonDepth: 64,
  resume: 10 * 1024 * 1024,
  resumesPerUser: 100,
  jobNote: 2_000,
  jobNotesPerUser: 1_000,
  favouritesPerUser: 500,
  /** A reader's question about a job, and the answer. */
  readerQuestion: 300,
  readerAnswer: 1_000,
  openQuestionsPerJob: 3,
  /** Answered questions on a job's page. */
  shownQuestions: 200,
  followsPerUser: 100,
  /** Ids of one call that joins the favourites of a browser. */
  mergedFavourites: 2_000,
  /** A team's notes and tags on one application. */
  applicationTags: 10,
  applicationTag: 30,
  /** A stage is named by a step of the posting. */
  stage: 1_000,
  applicationNote: 2_000,
  notesPerApplication: 100,
  /** Applications decided on or messaged together. */
  bulkApplications: 100,
  replyTemplateName: 50,
  replyTemplatesPerEmployer: 30,
  blockedEmployersPerUser: 200,
  blockedJobIds: 1_000,
  pushSubscriptionsPerUser: 10,
  pushEndpoint: 2_048,
  integrationName: 50,
  webhookUrl: 2_048,
  passkeysPerUser: 20,
  passkeyName: 50,
} as const

/** Home list: page sizes and the default. */
export const homePageSizes = [6, 12, 18, 24] as const
export const homePageSizeDefault = 6

/** The most requirement tags on a job card. */
export const cardTags = 3

/** The most jobs compared side by side. */
export const maxComparedJobs = 4

/** The work time on job cards without a stated one. */
export const fixedWorkTime = '9:00～18:00'
