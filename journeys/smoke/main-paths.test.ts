import { desktopJourney, phoneJourney } from '#journeys/testing/journey.ts'
import { applying, paging, posting } from '#journeys/testing/main-paths.ts'

phoneJourney(...applying)
desktopJourney(...posting)
phoneJourney(...paging)
