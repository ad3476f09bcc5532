import { firefoxJourney } from './testing/journey.ts'
import { applying, paging, posting } from './testing/main-paths.ts'

for (const path of [applying, posting, paging]) firefoxJourney(...path)
