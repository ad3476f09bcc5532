import { Drawing } from './drawing.tsx'

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
