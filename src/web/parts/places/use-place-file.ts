import { useQuery } from '@tanstack/react-query'
import { type ListedPlaceFile, placeListPath } from '#contract/place-list.ts'
import type { Prefecture } from '#rules/jobs/prefectures.ts'
import type { PlaceFile } from '#rules/places/place-files.ts'
import { NetworkError } from '#web/api/api-error.ts'

/** The file with the municipalities, stations and lines around a prefecture. */
export const usePlaceFile = (prefecture: Prefecture) =>
  useQuery({
    queryKey: ['places', prefecture],
    queryFn: async ({ signal }): Promise<PlaceFile> => {
      const list: ListedPlaceFile[] = await json(placeListPath, signal)
      return json(list.find(({ prefectures }) => prefectures.includes(prefecture))?.address ?? placeListPath, signal)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

async function json(path: string, signal: AbortSignal) {
  const response = await fetch(path, { signal }).catch((cause: unknown) => Promise.reject(new NetworkError(cause)))
  if (!response.ok) throw new NetworkError(response.status)
  return response.json()
}
