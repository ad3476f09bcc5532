import { expect, test } from 'vitest'
import { z } from 'zod'
import { jobTypes } from '#rules/jobs/job-vocabularies.ts'
import { type Company, companies, industries } from './companies.ts'
import { type CompanyJob, companyJobs } from './company-jobs.ts'
import { type ResourceFacts, resourceFacts } from './resources/facts.ts'
import { difficulties, type Resource, resourceCategories, resources, resourceTypes } from './resources.ts'

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const rating = z.number().min(0).max(5)

const company: z.ZodType<Company> = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  description: text,
  location: text,
  industry: z.enum(industries),
  size: text,
  website: z.url(),
  rating,
  foundedYear: z.int(),
  headquarters: text,
  employeeCount: text,
  revenue: text,
  about: text,
  benefits: texts,
  culture: text,
  mission: text,
  values: texts,
  socialMedia: z.strictObject({ linkedin: z.url(), twitter: z.url(), facebook: z.url() }),
})

const opening: z.ZodType<CompanyJob> = z.strictObject({
  id: text,
  title: text,
  company: z.enum(companies.map(({ name }) => name)),
  location: text,
  type: z.enum(jobTypes),
  salary: text,
  postedDate: z.iso.date(),
  description: text,
  requirements: texts,
  benefits: texts,
})

const resource: z.ZodType<Resource> = z.strictObject({
  id: text,
  title: text,
  description: text,
  type: z.enum(resourceTypes),
  category: z.enum(resourceCategories),
  duration: text,
  difficulty: z.enum(difficulties),
  rating,
  author: text,
  url: text,
  isFree: z.boolean(),
  tags: texts,
})

const facts: z.ZodType<ResourceFacts> = z.strictObject({
  prerequisites: z.array(text),
  learningOutcomes: texts,
  chapters: texts,
  publishedDate: z.iso.date(),
  lastUpdated: z.iso.date(),
  viewCount: z.int(),
  likeCount: z.int(),
  bookmarkCount: z.int(),
  videoUrl: z.url().optional(),
})

test.each([
  ['companies', z.array(company), companies],
  ['openings', z.partialRecord(z.enum(companies.map(({ id }) => id)), z.array(opening)), companyJobs],
  ['resources', z.array(resource), resources],
  ['facts', z.record(text, facts), resourceFacts],
])('the %s of the samples have the fields of their type', (_, schema, samples) => {
  expect(schema.parse(samples)).toEqual(samples)
})
