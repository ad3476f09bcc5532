import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as renderer from '@myriaddreamin/typst-ts-renderer'
import * as compiler from '@myriaddreamin/typst-ts-web-compiler'

const contentOf = (url: string) => readFileSync(fileURLToPath(url))
const program = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
const rendererProgram = import.meta.resolve('@myriaddreamin/typst-ts-renderer/wasm')

/** The compiler's result: the document, or the errors. */
type Compiled = { result?: Uint8Array; diagnostics?: unknown }

/** How many characters a font lacks, has, lacks and so on, from U+0000. */
type FontInfo = { info: { coverage: number[] }[] }

/**
 * Typst in WebAssembly; unusable after an error. It can read its fonts (addresses of files), templates and input, but
 * no files or addresses.
 */
export async function openTypst(templates: Record<string, string>, fonts: readonly string[]) {
  const { memory } = compiler.initSync({ module: contentOf(program) })
  const builder = new compiler.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const files: Uint8Array[] = []
  const known = new Set<number>()
  function read(font: string): Uint8Array {
    const file = contentOf(font)
    files.push(file)
    for (const code of charactersOf(compiler.get_font_info(file))) known.add(code)
    return file
  }
  for (const font of fonts) await builder.add_raw_font(read(font))
  const typst = await builder.build()
  for (const [path, source] of Object.entries(templates)) typst.add_source(path, source)

  function compile(template: string, content: object, photo: Uint8Array | null, format: 'pdf' | 'vector'): Uint8Array {
    if (photo) typst.map_shadow('/photo.jpg', photo)
    const compiled: Compiled = typst.compile(template, [['content', JSON.stringify(content)]], format, 1)
    if (!compiled.result) throw new Error('a template of papers does not compile')
    if (photo) typst.unmap_shadow('/photo.jpg')
    // Frees the document. After a failure the thread ends, so nothing must be freed.
    typst.reset()
    return compiled.result
  }
  /** Whether a font has the character. */
  const covers = (char: string) => known.has(char.codePointAt(0) ?? 0)

  /** Adds fonts, behind those that are there. */
  async function addFonts(more: readonly string[]): Promise<void> {
    for (const font of more) read(font)
    const resolver = new compiler.TypstFontResolverBuilder()
    for (const file of files) resolver.add_raw_font(file)
    typst.set_fonts(await resolver.build())
  }
  const pages = await svgRenderer()
  const usedBytes = () => memory.buffer.byteLength + pages.usedBytes()
  return { compile, svg: pages.svg, covers, addFonts, usedBytes }
}

function charactersOf({ info }: FontInfo): number[] {
  let code = 0
  return info.flatMap(({ coverage }) =>
    coverage.flatMap((run, index) => {
      code += run
      return index % 2 === 1 ? Array.from({ length: run }, (_, at) => code - run + at) : []
    }),
  )
}

/** Parts of an SVG: its body, the outlines and their styles, and no script. */
const withoutScript = 0b0111

async function svgRenderer() {
  const { memory } = renderer.initSync({ module: contentOf(rendererProgram) })
  const typst = await new renderer.TypstRendererBuilder().build()
  function svg(vector: Uint8Array): string {
    const session = typst.create_session()
    try {
      typst.manipulate_data(session, 'reset', vector)
      // Typst leaves the > of a text as it is, and XML allows no ]]> there (https://www.w3.org/TR/xml/#syntax).
      return typst.svg_data(session, withoutScript).replaceAll(']]>', ']]&gt;')
    } finally {
      session.free()
    }
  }
  return { svg, usedBytes: () => memory.buffer.byteLength }
}
