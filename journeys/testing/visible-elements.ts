/** A step of a locator, like playwright's `getBy…` and `filter`. */
export type Step = {
  role?: string
  level?: number
  label?: true
  text?: string
  pattern?: string
  exact?: boolean
  hasText?: string
  either?: readonly (readonly Step[])[]
}

/** The visible elements that match the steps, in document order. Runs in the page, so it must be self-contained. */
export function visibleElements(steps: readonly Step[]): Element[] {
  const selectors: Record<string, string> = {
    alert: '[role=alert]',
    article: 'article',
    button: 'button, [role=button]',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    menu: '[role=menu]',
    menuitem: '[role=menuitem]',
    navigation: 'nav',
    radio: '[type=radio], [role=radio]',
    search: 'search, [role=search]',
  }
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"], [inert]')
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = [...((element as HTMLInputElement).labels ?? []), ...by.map((id) => document.getElementById(id))]
    const named = element.getAttribute('aria-label') || labels.map((label) => label?.textContent).join(' ')
    return plain(named || (element.matches('article, ul, ol, dialog, [role=dialog]') ? '' : element.textContent))
  }
  const matches = (told: string, { text, pattern, exact }: Step) => {
    if (pattern !== undefined) return new RegExp(pattern).test(told)
    if (text === undefined) return true
    return exact ? told === plain(text) : told.toLowerCase().includes(plain(text).toLowerCase())
  }
  const within = (root: ParentNode, step: Step): Element[] => {
    if (step.role) {
      const selector = step.level ? `h${step.level}` : (selectors[step.role] ?? `[role=${step.role}]`)
      return [...root.querySelectorAll(selector)].filter((element) => matches(nameOf(element), step))
    }
    if (step.label)
      return [...root.querySelectorAll<HTMLElement>('input, select, textarea')].filter((element) =>
        matches(nameOf(element), step),
      )
    const holders = [...root.querySelectorAll<HTMLElement>('*')].filter((element) =>
      matches(plain(element.textContent), step),
    )
    const outer = new Set<Element | null>(holders.map((element) => element.parentElement))
    return holders.filter((element) => !outer.has(element) && !element.matches('script, style'))
  }
  const follow = (roots: readonly ParentNode[], step: Step): ParentNode[] => {
    const { either, hasText } = step
    if (either) return either.flatMap((way) => way.reduce<readonly ParentNode[]>(follow, roots))
    if (hasText !== undefined) return roots.filter(({ textContent }) => plain(textContent).includes(plain(hasText)))
    return [...new Set(roots.flatMap((root) => within(root, step)))]
  }
  return (steps.reduce<readonly ParentNode[]>(follow, [document]) as Element[]).filter(isShown)
}
