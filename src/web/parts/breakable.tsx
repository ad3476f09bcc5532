import { Fragment } from 'react'

/** A text that may break where `at` matches; a piece with a class stands in a span of it. */
export const breakable = (text: string, at: RegExp, classOf?: (piece: string) => string | false) =>
  text.split(at).map((piece, index) => {
    const className = classOf?.(piece)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed string
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {className ? <span className={className}>{piece}</span> : piece}
      </Fragment>
    )
  })
