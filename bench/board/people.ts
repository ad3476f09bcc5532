import { sql } from 'kysely'
import type { OpenDatabase } from '#store/database.ts'

const family =
  '佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 長谷川 森 阿部 池田'
const given =
  '翔太 陽菜 蓮 結衣 大輔 美咲 健 恵 悠真 さくら 誠 由美子 拓也 彩 直樹 真由美 一郎 花子 亮 智子 隆 ひかり 修 舞'

/** The id of person `n`: 0 is an administrator, 1 the measured employer, 2 the measured seeker. */
export const personId = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

/** One in a hundred is an employer. Everybody has an email, most have a phone number. */
export async function insertPeople(open: OpenDatabase, count: number, now: Date): Promise<void> {
  await open.executeSql(`
    CREATE FUNCTION bench_person(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS
      $$ SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$`)
  const [families, givens] = [family.split(' '), given.split(' ')]
  await sql`
    INSERT INTO users (id, name, email, email_key, role, phone, email_verified, created_at)
    SELECT bench_person(n),
      (${families}::text[])[1 + n * 7 % ${families.length}] || ' ' || (${givens}::text[])[1 + n / 24 % ${givens.length}],
      'user' || n || '@example.com', 'user' || n || '@example.com',
      CASE WHEN n = 0 THEN 'admin' WHEN n = 1 OR n BETWEEN 3 AND 3 + ${count}::int / 100 THEN 'employer' ELSE 'user' END,
      CASE WHEN n % 10 < 8 THEN '090-' || lpad((n / 10000)::text, 4, '0') || '-' || lpad((n % 10000)::text, 4, '0') END,
      n % 3 > 0, ${now}::timestamptz - (${count}::int - n) * interval '5 minutes'
    FROM generate_series(0, ${count}::int - 1) AS n`.execute(open.db)
  await sql`
    INSERT INTO employer_profiles (user_id, name, verified_at, updated_at)
    SELECT id, '株式会社' || name, CASE WHEN email_verified THEN ${now}::timestamptz END, ${now}
    FROM users WHERE role = 'employer'`.execute(open.db)
}
