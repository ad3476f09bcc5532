import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ours = ['src/words', 'src/web', 'src/server']
const everywhere = [...ours, 'src/samples']

/** Words that people no longer read, and what we say instead; `but` names sentences that stay as they are. */
const oldWords: readonly { old: RegExp; say: string; in?: readonly string[]; but?: RegExp }[] = [
  { old: /企業名/, say: '会社名' },
  { old: /応募の文章|応募文/, say: '応募メッセージ' },
  { old: /書類を添えて|送った書類/, say: 'メッセージや履歴書を添えて、送った内容' },
  { old: /ブックマーク/, say: 'お気に入り' },
  { old: /(?<!応募)要件(?!定義)/, say: '応募要件', in: ours },
  { old: /応募の状[態況]|選考の状[態況]/, say: '選考状況' },
  { old: /ステータス/, say: '選考状況', but: /ステータスを更新しました|ステータス更新に失敗しました/ },
  { old: /(?<!二段階)認証(?!アプリ)/, say: 'メール確認', in: ours },
  { old: /役割/, say: 'アカウントの種類', in: ours },
  { old: /(?<!ホテル)運営(?:[がはへに]|だけ)(?!より停止)/, say: '運営者' },
  { old: /停止中/, say: '募集終了、運営により停止', in: ours },
  { old: /中堅|シニア（/, say: '経験3年以上、経験5年以上', in: ours },
  { old: /リモート可/, say: 'リモート', in: ours },
  { old: /応相談/, say: '賃金', in: ours, but: /negotiable = '応相談'|給与が「応相談」とあるのは/ },
  { old: /いりません|がいります|要りません/, say: '必要ありません、必要です' },
  { old: /ブラウザ(?!ー)/, say: 'ブラウザー' },
  { old: /難しさ/, say: '難易度', in: ours },
  { old: /頁/, say: 'ページ', but: /次の一頁を/ },
  { old: /うその|うそを|働く場所/, say: '虚偽の、就業場所' },
  { old: /掲載の前に確か|内容を確かめ/, say: '審査', in: ours },
  { old: /お申し込み|申し込まれ/, say: 'ご依頼', in: ours },
  { old: /つを?選択中/, say: '件選択中、件を選択中' },
  { old: /を待っています/, say: '承認待ち、確認待ち', in: ours },
  { old: /承認へ送信/, say: '承認を申請する' },
  { old: /検索に出ます|外しておくと/, say: '検索結果に表示されます、チェックを外すと' },
  { old: /上限を超えています/, say: '○文字以内で入力してください' },
  { old: /提携先/, say: '外部', in: ours },
  { old: /[一二三四五六七八九十](?:か月|週間)/, say: '3か月、2週間' },
  { old: /[ぁ-ん一-鿿]\.\.\./, say: '〜しています…', but: /応募中\.\.\./ },
  { old: /有料(?!老人)/, say: '会員向け', in: ours },
  { old: /差し戻し|掲載[がを]見送/, say: '却下', in: ours },
  { old: /申請[をは]見送/, say: '確認を見送り、見送りとなりました' },
  { old: /再送信/, say: '再申請', in: ours },
  { old: /確かめ/, say: '確認', in: ours },
  { old: /掲載できない点/, say: '掲載不可', in: ours },
  { old: /監査ログ/, say: '操作の記録' },
  { old: /公開を停止|掲載を止め/, say: '掲載を停止' },
  { old: /管理者が/, say: '運営者が', in: ours },
  { old: /業界/, say: '業種', in: ours },
  { old: /締切日/, say: '応募締切', but: /締切日は今日以降の日付にしてください/ },
  { old: /保存した検索/, say: '保存した条件' },
  { old: /登録の種類/, say: 'アカウントの種類' },
  { old: /会員の番号|会員情報/, say: 'アカウントのID、アカウント情報' },
  { old: /知らせごと|(?<!お)知らせの種類|の知らせを/, say: '通知' },
  { old: /くわし/, say: '詳しい' },
  { old: /わか[るりっ]/, say: '分かる', in: ours },
  { old: /誰/, say: 'だれ', in: ours },
  { old: /すでに/, say: '既に', in: ours },
  { old: /(?<!受け)入れ(?:る|ます|ました|て[^い])/, say: '入力、追加', in: ours },
  { old: /写し(?:ます|ました)|写す/, say: 'コピー', in: ours },
  { old: /(?<!区)切(?:ると|って|れます)/, say: 'オフにする', in: ours },
  { old: /(?<![いえきけげせびみりれべ])直(?:す|し|せ)/, say: '修正', in: ours },
  { old: /作り直/, say: '再発行', in: ours },
  { old: /させ(?:ました|てください)/, say: '端末からログアウトしました', in: ours, but: /相談させて/ },
  { old: /[壱弐]/, say: '1, 2', in: ours },
]

const isRead = (file: string) => !/\.test\.tsx?$|\/testing\//.test(file)
const filesIn = (folders: readonly string[]) =>
  folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,md}`)).filter(isRead)

/** The lines of a file that are not comments of the code. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return text.split('\n')
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.replace(/(?<![:'"`])\/\/ .*$/, ''))
}

const texts = new Map(filesIn(everywhere).map((file) => [file, linesOf(file)]))

test.each(oldWords)('instead of $old people read $say', ({ old, in: folders = everywhere, but }) => {
  const found = [...texts]
    .filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap(([file, lines]) =>
      lines.flatMap((line, index) =>
        old.test(line) && !but?.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
    )
  expect(found).toEqual([])
})
