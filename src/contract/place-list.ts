import type { Prefecture } from '#rules/jobs/prefectures.ts'

/** Lists the files of places, which browsers load by prefecture. */
export const placeListPath = '/places.json'

/** A file (`PlaceFile`) and the prefectures whose places it holds; its address changes with its content. */
export type ListedPlaceFile = { address: string; prefectures: readonly Prefecture[] }
