import { useLocation } from 'react-router'
import { useHydrated } from '#web/frame/use-hydrated.ts'
import { fullDateText } from '#words/full-dates.ts'

/** Address and day at the end of a printed page. */
export function PrintFoot() {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  return (
    <p className="hidden print:block mt-4 text-xs">
      {hydrated && `${window.location.origin}${pathname}${search}　${fullDateText(new Date())}に印刷`}
    </p>
  )
}
