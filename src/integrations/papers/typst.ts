import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import * as renderer from '@myriaddreamin/typst-ts-renderer'
import * as compiler from '@myriaddreamin/typst-ts-web-compiler'

const contentOf = (url: string) => readFileSync(fileURLToPath(url))
const program = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
const rendererProgram = import.meta.resolve('@myriaddreamin/typst-ts-renderer/wasm')
const fonts = ['Regular', 'Bold'].map((weight) => new URL(`fonts/NotoSerifJP-${weight}.ttf.br`, import.meta.url))

/** The compiler's result: the document, or the errors. */
type Compiled = { result?: Uint8Array; diagnostics?: unknown }

/**
 * Typst in WebAssembly; unusable after an error. It can read the two fonts, its templates and its input, but no files
 * or addresses.
 */
export async function openTypst(templates: Record<string, string>) {
  const { memory } = compiler.initSync({ module: contentOf(program) })
  const builder = new compiler.TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fonts) await builder.add_raw_font(brotliDecompressSync(readFileSync(font)))
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
  const pages = await svgRenderer()
  const usedBytes = () => memory.buffer.byteLength + pages.usedBytes()
  return { compile, svg: pages.svg, usedBytes }
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
      return typst.svg_data(session, withoutScript)
    } finally {
      session.free()
    }
  }
  return { svg, usedBytes: () => memory.buffer.byteLength }
}
