import type { ReactNode } from 'react'

/** The frame of a drawing: one outline, flat fills. Always decoration, so screen readers do not see it. */
function Drawing({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg className="drawing" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A sheet with a seal: every job was checked. */
export function PictureCheck() {
  return (
    <Drawing viewBox="0 0 72 72">
      <rect x="10" y="6" width="44" height="58" rx="2" className="fill-art-wall" />
      <path d="M18 18h28M18 27h28M18 36h28M18 45h14" className="stroke-art-mid" />
      <g transform="translate(33 36) rotate(-6 15 15)">
        <rect width="30" height="30" rx="2.5" className="fill-seal stroke-none" />
        <path d="M8 15.5l5 5.5L23 9.5" className="stroke-on-seal" strokeWidth="3" />
      </g>
    </Drawing>
  )
}

/** An open ledger: the same form for every job. */
export function PictureLedger() {
  return (
    <Drawing viewBox="0 0 72 72">
      <path d="M36 14C28 9 16 9 6 12v46c10-3 22-3 30 2 8-5 20-5 30-2V12c-10-3-22-3-30 2z" className="fill-art-wall" />
      <path d="M36 14v46" />
      <path
        d="M13 22c5-1 11-1 16 .8M13 31c5-1 11-1 16 .8M13 40c5-1 11-1 16 .8M43 22.800c5-1.8 11-1.8 16-.8M43 40.800c5-1.8 11-1.8 16-.8"
        className="stroke-art-mid"
      />
      <rect x="42" y="27" width="18" height="9" className="fill-art-near stroke-none" />
      <path d="M50 10v17l4-3.5 4 3.500V10.3" className="fill-art-sun stroke-none" />
    </Drawing>
  )
}

/** A notebook with a trail of steps: the course of an application. */
export function PictureTrail() {
  return (
    <Drawing viewBox="0 0 72 72">
      <rect x="8" y="8" width="50" height="56" rx="2" className="fill-art-wall" />
      <path d="M50 8v56M50 18h8M50 30h8M50 42h8M50 54h8" />
      <path d="M19 20v32" className="stroke-art-mid" />
      <circle cx="19" cy="20" r="4" className="fill-art-near stroke-none" />
      <circle cx="19" cy="36" r="4" className="fill-art-near stroke-none" />
      <circle cx="19" cy="52" r="4.5" className="fill-art-sun stroke-none" />
      <path d="M28 20h14M28 36h14M28 52h9" className="stroke-art-mid" />
    </Drawing>
  )
}

/** An open, unwritten notebook: nothing here yet. */
export function PictureEmpty() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="58" ry="5" className="fill-art-shade stroke-none" />
      <path
        d="M72 28C58 19 36 19 18 24v70c18-5 40-5 54 4 14-9 36-9 54-4V24c-18-5-40-5-54 4z"
        className="fill-art-wall"
      />
      <path d="M72 28v70" />
      <path
        d="M28 40c12-2.5 24-2 34 1.500M28 54c12-2.5 24-2 34 1.500M28 68c12-2.5 24-2 34 1.500M28 82c12-2.5 24-2 34 1.500M82 41.500c10-3.5 22-4 34-1.500M82 55.500c10-3.5 22-4 34-1.500M82 69.500c10-3.5 22-4 34-1.500M82 83.500c10-3.5 22-4 34-1.5"
        className="stroke-art-pattern"
      />
      <path d="M100 21v26l6-5 6 5V20.5" className="fill-art-sun stroke-none" />
    </Drawing>
  )
}

/** A torn sheet: loading failed. */
export function PictureError() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="54" ry="5" className="fill-art-shade stroke-none" />
      <path d="M34 14h58l18 18v64H34z" className="fill-art-wall" />
      <path d="M92 14v18h18" className="fill-art-shade" />
      <path d="M46 44h40M46 56h52M46 68h30" className="stroke-art-pattern" />
      <path d="M26 78l28-8 14 10 20-12 30 10" className="stroke-art-sun" strokeWidth="2.5" strokeDasharray="5 5" />
    </Drawing>
  )
}

/** A notebook with a torn page: not found. */
export function PictureNotFound() {
  return (
    <Drawing viewBox="0 0 300 206">
      <ellipse cx="150" cy="196" rx="128" ry="7" className="fill-art-shade stroke-none" />
      <path
        d="M150 52C122 34 76 34 36 44v142c40-10 86-10 114 8 28-18 74-18 114-8V44c-40-10-86-10-114 8z"
        className="fill-art-wall"
      />
      <path d="M150 52v142" />
      <path
        d="M56 72c26-5 54-5 76 4M56 96c26-5 54-5 76 4M56 120c26-5 54-5 76 4M56 144c26-5 54-5 76 4M56 168c26-5 54-5 76 4"
        className="stroke-art-pattern"
      />
      <path
        d="M168 76c22-9 50-9 76-4v12l-9 5 7 9-12 8 8 12-14 4 4 14-16 0 2 12-14-2-8 9-8-8-10 6-6-8z"
        className="fill-ground stroke-art-mid"
        strokeDasharray="4 4"
      />
      <g transform="translate(206 20) rotate(14)">
        <path d="M0 0c26-8 44-6 58 0l-6 12 4 10-12 6-8 12c-14-6-28-6-40 0z" className="fill-art-wall" />
        <path d="M10 12c12-3 22-3 32 0M9 22c10-3 18-3 26 0" className="stroke-art-pattern" />
      </g>
      <path d="M192 66c-8-10-6-22 4-28" strokeDasharray="2 5" />
    </Drawing>
  )
}

/** A notebook with a lock: no permission. */
export function PictureLock() {
  return (
    <Drawing viewBox="0 0 144 110">
      <ellipse cx="72" cy="100" rx="54" ry="5" className="fill-art-shade stroke-none" />
      <rect x="38" y="12" width="66" height="84" rx="3" className="fill-art-near" />
      <path d="M92 12v84M92 30h12M92 46h12M92 62h12M92 78h12" className="stroke-art-wall" />
      <rect x="46" y="20" width="13" height="36" className="fill-art-wall stroke-none" />
      <g transform="translate(62 52)">
        <path d="M7 12V8a7 7 0 0 1 14 0v4" className="stroke-art-wall" strokeWidth="3" />
        <rect x="2" y="12" width="24" height="19" rx="2" className="fill-art-sun stroke-none" />
        <path d="M14 19v5" className="stroke-on-seal" strokeWidth="2.5" />
      </g>
    </Drawing>
  )
}
