import './paragraphs.css'

/** Plain text whose paragraphs are parted by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="paragraphs">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
