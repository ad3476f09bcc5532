import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'

/** Sizes that our components compute, and what Radix and Sonner set on their elements. */
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

/** Browsers drop the roles of table elements that are laid out as a list on narrow screens, so tables state them. */
const tableRole = /^Redundant role "(table|rowgroup|row|columnheader|cell)"/

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes HTML: charSet="utf-8", <br/>, hidden="" mean the same as what these rules ask for.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's useId begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Checkboxes of one question share their name, as radio buttons do.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The suggestions are the popup of a combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), not a select.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
      // `ui-number` does not break, which is what the rule asks of telephone numbers.
      'tel-non-breaking': ['error', { ignoreClasses: ['ui-number'] }],
      'no-inline-style': ['error', { allowedProperties: computedProperties }],
    },
  }),
)

/** What html-validate's recommended rules find in a document, a line each; `drawn`: as the browser has it after hydration. */
export async function htmlFaults(html: string, page: string, { drawn = false } = {}): Promise<string[]> {
  // Radix leaves an empty style behind when it has removed its own.
  const { results } = await validator.validateString(html.replaceAll(' style=""', ''), page)
  // Radix hides what is behind an open dialog, and keeps the focus inside it.
  const hasDialog = html.includes('role="dialog"')
  const isIntended = ({ ruleId, message }: Message) =>
    (ruleId === 'no-redundant-role' && tableRole.test(message)) ||
    (ruleId === 'hidden-focusable' && hasDialog) ||
    // With JavaScript the job filters apply at once; their button is in a noscript element, which only the server writes.
    (ruleId === 'wcag/h32' && drawn)
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isIntended(message))
      .map(({ ruleId, message, selector }) => `${page} ${ruleId}: ${message}: ${selector}`),
  )
}
