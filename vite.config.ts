import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserChunks } from './scripts/browser-chunks.ts'
import { endpointMap } from './scripts/web-build/endpoint-map.ts'

export default defineConfig(({ command }) => ({
  plugins: [endpointMap(), tailwindcss(), reactRouter()],
  build: {
    // Every asset keeps its own cacheable, precompressed address, and the content security policy needs no data: scripts or styles.
    assetsInlineLimit: 0,
    // One stylesheet: the order of its rules is the order of the imports, and no screen waits for a file of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  // Packages outside the bundle would choose React's development build wherever NODE_ENV is not set, which is the default mode here.
  // The development server must keep them outside: its module runner cannot evaluate CommonJS.
  ...(command === 'build' && {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // React Router warns developers in its production files too; the development server still does.
            treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
            output: { codeSplitting: { groups: browserChunks() } },
          },
        },
      },
      ssr: {
        // With what the server calls in the bundle, there is one copy of React and router, and one context for loaders.
        build: { rolldownOptions: { input: 'src/web/answer-page.ts' } },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true },
      },
    },
  }),
}))
