import { useRouteLoaderData } from 'react-router'
import { Stars } from './stars.tsx'

/** Whether to show invented figures: only with demo data, marked 見本. */
export const useSampleFigures = () => useRouteLoaderData<{ demo: boolean }>('root')?.demo ?? false

/** The invented rating of a sample company or article. */
export const SampleStars = ({ rating }: { rating: number }) =>
  useSampleFigures() && <Stars rating={rating} source="見本" />
