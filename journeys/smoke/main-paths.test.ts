import { journey, phoneJourney } from '#journeys/testing/journey.ts'
import { applying, paging, posting } from '#journeys/testing/main-paths.ts'

phoneJourney(...applying)
journey(...posting)
phoneJourney(...paging)
