/** A small screen in the light theme, the dark one, or half of each. Fixed colours, because it shows both themes. */
export function ThemePreview({ theme }: { theme: 'light' | 'dark' | 'auto' }) {
  return (
    <svg className="w-full rounded-[2px] border border-rule" viewBox="0 0 120 68" aria-hidden="true">
      {theme === 'dark' ? <Dark /> : <Light />}
      {theme === 'auto' && (
        <>
          <path d="M120 0V68H38L82 0z" fill="#10161f" />
          <rect x="84" y="30" width="28" height="30" fill="#181e2a" stroke="#39404d" />
        </>
      )}
    </svg>
  )
}

const Light = () => (
  <Screen ground="#f9f6f1" sheet="#fefdfb" head="#17395f" edge="#dbd4c7" text="#4d5460" seal="#cc3719" />
)

const Dark = () => (
  <Screen ground="#10161f" sheet="#181e2a" head="#6d8dab" edge="#39404d" text="#bab4aa" seal="#cc3719" />
)

function Screen(props: { ground: string; sheet: string; head: string; edge: string; text: string; seal: string }) {
  const { ground, sheet, head, edge, text, seal } = props
  return (
    <>
      <rect width="120" height="68" fill={ground} />
      <rect width="120" height="12" fill={sheet} />
      <path d="M0 12.5h120" stroke={head} strokeWidth="2" />
      <rect x="8" y="22" width="50" height="38" fill={sheet} stroke={edge} />
      <rect x="64" y="22" width="48" height="38" fill={sheet} stroke={edge} />
      <path d="M14 32h28M14 40h36M14 48h20" stroke={text} strokeWidth="2.5" />
      <rect x="100" y="22" width="6" height="10" fill={seal} />
    </>
  )
}
