import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'

/** Styles that our components compute, and those that Radix and Sonner set. */
const computedProperties = [
  ...['display', 'height', 'max-height', 'min-height', 'width', 'min-width', 'grid-template-columns', 'z-index'],
  ...[
    'animation-duration',
    'left',
    'opacity',
    'outline',
    'pointer-events',
    'position',
    'top',
    'transform',
    'will-change',
  ],
]

/** Tables state their roles, because browsers drop them where CSS lays the table out as a list. */
const tableRole = /^Redundant role "(table|rowgroup|row|columnheader|cell)"/

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React's spelling (charSet="utf-8", <br/>, hidden="") is equivalent to what these rules demand.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's useId begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Checkboxes of one question share a name, like radio buttons.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The suggestions are a combobox's popup (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), not a select.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // `ui-number` prevents line breaks, as the rule demands for telephone numbers.
      'tel-non-breaking': ['error', { ignoreClasses: ['ui-number'] }],
      'no-inline-style': ['error', { allowedProperties: computedProperties }],
    },
  }),
)

/** Violations of html-validate's recommended rules, one per line; `drawn` for the browser's DOM after hydration. */
export async function htmlFaults(html: string, page: string, { drawn = false } = {}): Promise<string[]> {
  // Radix leaves an empty style after removing its own.
  const { results } = await validator.validateString(html.replaceAll(' style=""', ''), page)
  // Radix hides the content behind an open dialog, and traps the focus.
  const hasDialog = html.includes('role="dialog"')
  const isIntended = ({ ruleId, message }: Message) =>
    (ruleId === 'no-redundant-role' && tableRole.test(message)) ||
    (ruleId === 'hidden-focusable' && hasDialog) ||
    // The filters' button is in a noscript element of the server's HTML; with JavaScript filters apply at once.
    (ruleId === 'wcag/h32' && drawn)
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isIntended(message))
      .map(({ ruleId, message, selector }) => `${page} ${ruleId}: ${message}: ${selector}`),
  )
}
