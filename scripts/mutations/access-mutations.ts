import ts from 'typescript-5'

/** A place where access is decided, and what stands there when it is not decided any more. */
export type Mutation = {
  file: string
  line: number
  start: number
  end: number
  replacement: string
  /** What was removed, in one line. */
  removed: string
  /** The named function around it; '' where there is none. */
  within: string
  /** The endpoint whose access it is, or the permission of which a role has more; null elsewhere. */
  endpoint: string | null
  permission: string | null
}

/** Columns that say whose a row is, or for whom and what a secret was made. */
const ownerColumn = /'(?:\w+\.)?(?:owner_id|user_id|employer_id|webhook_id|author_id|reporter_id|decided_by|hash|kind)'/
/** The same in a written condition; what is compared has no braces of its own. */
const ownerCondition =
  /(?:\w+\.)?(?:owner_id|user_id|employer_id|reporter_id) = (?:ANY\()?\$\{[^{}]*\}(?:::uuid\[\]\))?/g
const publicCondition = /approval_status = 'approved' AND is_active/g
const publicColumn = /^'(?:approval_status', '=', 'approved'|is_active', '=', true)/
/** Questions of src/rules whose answer lets somebody in. */
const permits = new Set(['hasPermission', 'mayInspectJob', 'teamAllows'])
const anything = 'sql<boolean>`true`'

/** Every mutation of one file, each of which takes one condition away. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  let within = ''
  visit(tree)
  return found

  function add(start: number, end: number, replacement: string, of: Partial<Mutation> = {}) {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1
    const removed = source.slice(start, end).replace(/\s+/g, ' ').trim()
    found.push({ file, line, start, end, replacement, removed, within, endpoint: null, permission: null, ...of })
  }

  function visit(node: ts.Node): void {
    if (ts.isFunctionDeclaration(node)) within = node.name?.text ?? ''
    else if (node.parent === tree) within = ''
    if (ts.isCallExpression(node)) visitCall(node)
    if (ts.isTemplateLiteral(node)) visitTemplate(node)
    if (ts.isPropertyAssignment(node)) visitAccess(node)
    ts.forEachChild(node, visit)
  }

  function visitCall(node: ts.CallExpression): void {
    const { expression: callee } = node
    const given = node.arguments.map((argument) => argument.getText(tree)).join(', ')
    if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'where') {
      const decides =
        ownerColumn.test(given) || publicColumn.test(given) || /^(isPublicNow|onDesk|matching)\(/.test(given)
      if (decides) add(callee.expression.end, node.end, '')
      return
    }
    if (!ts.isIdentifier(callee)) return
    if (callee.text === 'isPublicNow' && !isWhere(node.parent)) add(node.getStart(tree), node.end, anything)
    if (['eb', 'is'].includes(callee.text) && ownerColumn.test(given))
      add(node.getStart(tree), node.end, `${callee.text}.lit(true)`)
    if (permits.has(callee.text)) add(node.getStart(tree), node.end, 'true')
    if (callee.text === 'refuseIf' && /^whyNot/.test(given)) add(node.getStart(tree), node.end, 'void 0')
  }

  function visitTemplate(node: ts.TemplateLiteral): void {
    const start = node.getStart(tree)
    for (const condition of [ownerCondition, publicCondition]) {
      for (const { index, 0: text } of node.getText(tree).matchAll(condition))
        add(start + index, start + index + text.length, 'true')
    }
  }

  /** `access: '...'` of an endpoint, and a row of the table of permissions. */
  function visitAccess({ name, initializer, parent }: ts.PropertyAssignment): void {
    const [start, end] = [initializer.getStart(tree), initializer.end]
    const key = name.getText(tree)
    if (key === 'access' && ts.isStringLiteral(initializer) && ts.isCallExpression(parent.parent)) {
      const owner = parent.parent.parent
      const endpoint = ts.isPropertyAssignment(owner) ? owner.name.getText(tree) : null
      const weaker = weakerAccess[initializer.text] ?? 'account:own'
      if (initializer.text !== 'public') add(start, end, `'${weaker}'`, { endpoint })
    }
    if (/^'[a-z-]+:[a-z-]+'$/.test(key) && ts.isArrayLiteralExpression(initializer)) {
      const roles = initializer.getText(tree)
      // Owners of a team stand in the table of its roles, in which those who only read have the fewest permissions.
      if (roles.includes("'owner'")) add(start, end, roles.replace('[', "['recruiter', 'viewer', "))
      else if (!roles.includes("'user'"))
        add(start, end, roles.replace('[', "['user', "), { permission: key.slice(1, -1) })
    }
  }
}

/** To whom an endpoint would be open by mistake: to everybody who is signed in, or to everybody. */
const weakerAccess: Record<string, string> = {
  'account:own': 'public',
  'job-pages': 'public',
  'job:read': 'public',
  'job:apply': 'public',
}

const isWhere = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'where'

/** The file with one condition less. */
export function mutated(source: string, { start, end, replacement }: Mutation): string {
  const changed = source.slice(0, start) + replacement + source.slice(end)
  const needsSql = replacement === anything && !/import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(source)
  return needsSql ? `import { sql } from 'kysely'\n${changed}` : changed
}
