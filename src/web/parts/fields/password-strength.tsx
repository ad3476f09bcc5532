import { useEffect, useState } from 'react'
import type { PasswordStrength as Strength } from './password-measure.ts'
import './password-strength.css'

const words = ['とても弱い', '弱い', 'ふつう', '強い', 'とても強い'] as const
const reasons = { common: 'よく使われる言葉です', 'own-data': 'お名前やメールアドレスに近い言葉です' } as const

/** The dictionaries are large, so they load with the first letter of a password. */
const load = () => import('./password-measure.ts')

type Measured = 'empty' | 'away' | Strength

/**
 * Shows how hard a password is to guess while it is typed, as the field's hint; refuses nothing. `own` are words of the
 * person. Renders spans, because a hint is a paragraph.
 */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const measured = useStrength(password, own)
  const filled = typeof measured === 'string' ? 0 : measured.score + 1
  return (
    <>
      6文字以上で入力してください
      <span className="password-strength" data-score={typeof measured === 'string' ? undefined : measured.score}>
        <span className="password-strength__bar grid h-[1.6em] grid-cols-5 items-center gap-0.5" aria-hidden="true">
          {words.map((word, at) => (
            <span key={word} data-filled={at < filled || undefined} />
          ))}
        </span>
        <span role="status">{sentence(measured)}</span>
      </span>
    </>
  )
}

function sentence(measured: Measured): string {
  if (measured === 'empty') return '強さ：未入力'
  if (measured === 'away') return '強さ：表示できません'
  const { score, why } = measured
  const reason = why && score < 3 ? `（${reasons[why]}）` : ''
  return `強さ：${words[score]}${reason}`
}

function useStrength(password: string, own: readonly string[]): Measured {
  const [measured, setMeasured] = useState<Measured>('empty')
  const ownWords = own.join('\n')
  useEffect(() => {
    if (password === '') {
      setMeasured('empty')
      return
    }
    let isLatest = true
    load().then(
      ({ measurePassword }) => isLatest && setMeasured(measurePassword(password, ownWords.split('\n'))),
      () => isLatest && setMeasured('away'),
    )
    return () => {
      isLatest = false
    }
  }, [password, ownWords])
  return measured
}
