-- What an employer states of itself, and what the operator verified.
CREATE TABLE employer_profiles (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text,
  name_kana text,
  corporate_number text,
  representative text,
  postal_code text,
  address text,
  phone text,
  email text,
  form_url text,
  industry text,
  size text,
  founded_year integer,
  website text,
  about text,
  dispatch_license text,
  verified_at timestamptz,
  -- what was verified last: at, note, name, corporate_number, address
  last_verification jsonb,
  updated_at timestamptz NOT NULL,
  logo_id text,
  photo_ids text[] NOT NULL DEFAULT '{}',
  -- up to 10 of { name, verified_at }
  trade_names jsonb NOT NULL DEFAULT '[]'
);
-- Finds the jobs of a blocked 法人番号.
CREATE INDEX employer_profiles_numbers ON employer_profiles (corporate_number) WHERE corporate_number IS NOT NULL;
CREATE INDEX employer_profiles_verified ON employer_profiles (user_id) WHERE verified_at IS NOT NULL;

-- An employer's logo and photos, WebP. The id is random and part of the address; the profile says which is which.
CREATE TABLE employer_pictures (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  webp bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX employer_pictures_employer ON employer_pictures (employer_id);

-- An employer asks to be verified; an administrator decides.
CREATE TABLE verification_requests (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT verification_requests_employer REFERENCES users (id) ON DELETE CASCADE,
  asked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('verified', 'refused', 'withdrawn')),
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text,
  CONSTRAINT verification_requests_closed CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CONSTRAINT verification_requests_reason CHECK ((NOT (outcome IS DISTINCT FROM 'refused')) = (reason IS NOT NULL))
);
CREATE INDEX verification_requests_asked_by ON verification_requests (asked_by) WHERE asked_by IS NOT NULL;
CREATE INDEX verification_requests_closed_by ON verification_requests (closed_by) WHERE closed_by IS NOT NULL;
CREATE UNIQUE INDEX verification_requests_once ON verification_requests (employer_id) WHERE outcome IS NULL;
CREATE INDEX verification_requests_own ON verification_requests (employer_id, asked_at DESC, id DESC);
CREATE INDEX verification_requests_waiting ON verification_requests (asked_at, id) WHERE outcome IS NULL;

-- Codes that prove a relation to an employer: mailed to the host of its website, or sent by letter to its address.
-- docs/product/employers.md, Proofs.
CREATE TABLE relation_codes (
  -- the code follows from it and APP_SECRET
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('domain', 'letter')),
  -- the email, or the address
  sent_to text NOT NULL,
  -- what it proves: the host, or the address
  proves text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT relation_codes_once UNIQUE (employer_id, kind)
);

-- What was proved with them.
CREATE TABLE relation_proofs (
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('domain', 'letter')),
  proves text NOT NULL,
  proved_at timestamptz NOT NULL,
  PRIMARY KEY (employer_id, kind)
);

-- The employer is the account that owns the jobs. It has a row once it has other members.
CREATE TABLE team_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL CONSTRAINT team_members_team REFERENCES team_members (founder_id) ON DELETE CASCADE,
  -- set in the employer's own row only: a member cannot be an employer
  founder_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (user_id = employer_id) THEN user_id
    ELSE NULL
END) STORED
    UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  joined_at timestamptz NOT NULL,
  CONSTRAINT team_members_founder_owns CHECK ((founder_id IS NULL) OR (role = 'owner'))
);
CREATE INDEX team_members_of_employer ON team_members (employer_id, joined_at, user_id);

-- Invitations to the team of an employer.
CREATE TABLE team_invitations (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT team_invitations_employer REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  -- SHA-256 of the token in the link mailed last
  hash bytea NOT NULL UNIQUE,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT team_invitations_once UNIQUE (employer_id, email_key)
);
CREATE INDEX team_invitations_expiry ON team_invitations (expires_at);
CREATE INDEX team_invitations_inviter ON team_invitations (invited_by);

-- Employers from which a person hides; by name, 法人番号 or both.
CREATE TABLE blocked_employers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text,
  -- the name through the normaliser of search texts
  name_key text,
  corporate_number text,
  blocked_at timestamptz NOT NULL,
  -- the name as search texts of jobs write it (rules/search/folding), and the version of that; a worker renews older ones
  name_folded text,
  folded_version smallint NOT NULL DEFAULT 0,
  CONSTRAINT blocked_employers_named CHECK ((name_key IS NOT NULL) OR (corporate_number IS NOT NULL))
);
CREATE UNIQUE INDEX blocked_employers_once
  ON blocked_employers (user_id, COALESCE(name_key, ''), COALESCE(corporate_number, ''));
CREATE INDEX blocked_employers_folded ON blocked_employers (folded_version);

-- What accounts of employers may share: numbers, name, address, network of sign-up. docs/product/moderation.md, Who posted.
CREATE TABLE account_keys (
  -- no foreign key: a profile is locked before its account here, and deleting an account locks them in the other order
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('phone', 'corporate_number', 'company', 'address', 'network')),
  key text NOT NULL,
  suspended boolean NOT NULL DEFAULT false,
  -- only of a network
  expires_at timestamptz,
  PRIMARY KEY (account_id, kind, key)
);
CREATE INDEX account_keys_shared ON account_keys (kind, key, suspended DESC, account_id);
CREATE INDEX account_keys_expired ON account_keys (expires_at) WHERE expires_at IS NOT NULL;

-- Keys of an employer for the API.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the member in whose name the key acts
  created_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- the first letters, shown to its owner
  shown text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_keys_creator ON api_keys (created_by);
CREATE INDEX api_keys_expiry ON api_keys (expires_at);
CREATE INDEX api_keys_of_employer ON api_keys (employer_id, created_at, id);

-- Addresses that are told of events.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- the signing secret, encrypted with APP_SECRET
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  -- since when deliveries fail
  failing_since timestamptz,
  switched_off_at timestamptz,
  set_by uuid CONSTRAINT webhooks_setter REFERENCES users (id) ON DELETE SET NULL,
  set_at timestamptz
);
CREATE INDEX webhooks_of_employer ON webhooks (employer_id, created_at, id);
CREATE INDEX webhooks_set ON webhooks (set_by) WHERE set_by IS NOT NULL;

-- Events on their way to a webhook.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- the subject; all null in a test delivery
  job_id uuid,
  application_id uuid,
  decision_id uuid,
  body text NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- the status of the last answer; null where none came
  answer smallint
);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (at);
CREATE INDEX webhook_deliveries_application ON webhook_deliveries (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX webhook_deliveries_decision ON webhook_deliveries (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX webhook_deliveries_job ON webhook_deliveries (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (webhook_id, at DESC, id DESC);

-- A company's name, normalised already, with its kind written out and in front; brackets of any kind, or half of them, are
-- the same (rules/jobs/company-name.ts).
CREATE FUNCTION company_key(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(
    replace(replace(replace(
      regexp_replace(regexp_replace(replace(line, ' ', ''),
        '[(\[【〔〈《「『](株|有|同)[)\]】〕〉》」』]', '(\1)', 'g'),
        '^(株|有|同)[)\]】〕〉》」』]|[(\[【〔〈《「『](株|有|同)$', '(\1\2)'),
      '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'),
    '^(.+)(株式会社|有限会社|合同会社)$', '\2\1')
$$;

-- The digits of a number; too few tell nothing.
CREATE FUNCTION phone_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) >= 9 THEN digits END FROM (SELECT
    regexp_replace(regexp_replace(normalize(typed, NFKC), '^\+81', '0'), '[^0-9]', '', 'g') AS digits) AS number
$$;

-- A name without width, case and blanks, with its kind in front and the forms of kanji that rules/search/folding folds.
CREATE FUNCTION name_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(company_key(translate(regexp_replace(lower(normalize(typed, NFKC)), '\s', '', 'g'),
      '髙﨑嵜碕邉邊𠮷齋斉齊澤濱濵德廣眞國櫻嶋嶌龍瀧惠榮桧關鐵鐡會學藝區縣圓萬與舊壽實禮'
      '峯舩舘曾增藏奧橫黑亞爲稻醫來單辨辯瓣檢劍劒劔權收澁澀將條乘靜瀨專總莊庄巢對臺體躰'
      '團廳點傳燈當獨讀賣祕冨拂佛竝寶寳豐每滿彌藥豫餘樣賴覽兩綠鄰壘勵靈歷勞樓錄灣桒楳栁'
      '桺閒豬遙堯槇穗藪籠蘆鷗濤礪禱鶯壺繡蠟醬麵簞摑焰𠮟剝塡頰餠舍禪繪縱經繼續戰氣歸鷄雞'
      '螢莖輕參棧絲兒齒濕釋從肅處證繩疊孃讓釀觸圖粹隨髓數聲竊攝淺錢纖雙插爭裝騷臟屬墮滯'
      '擇擔膽癡蟲鑄晝遞轉鬪腦廢拜麥發蠻變舖襃穰飜譯搖謠亂獵隸爐驛應價假畫擴覺樂卷陷勸歡'
      '觀顏犧據擧狹曉勳徑溪揭缺儉險圈獻驗嚴效恆鑛號濟碎劑雜蠶慘贊殘辭寫獸緖敍稱燒奬狀淨'
      '剩盡愼樞潛搜壯帶遲聽鎭鹽屆貳惱霸拔髮甁枡淵埜穐龝晉刄棲啟諫灌蠣攪鰺蟬驒搔瘦萊屛幷'
      '穎邇瑤凜檮俠俱巖廐禰衞溫鄕隱',
      '高崎崎崎辺辺吉斎斎斎沢浜浜徳広真国桜島島竜滝恵栄檜関鉄鉄会学芸区県円万与旧寿実礼'
      '峰船館曽増蔵奥横黒亜為稲医来単弁弁弁検剣剣剣権収渋渋将条乗静瀬専総荘荘巣対台体体'
      '団庁点伝灯当独読売秘富払仏並宝宝豊毎満弥薬予余様頼覧両緑隣塁励霊歴労楼録湾桑梅柳'
      '柳間猪遥尭槙穂薮篭芦鴎涛砺祷鴬壷繍蝋醤麺箪掴焔叱剥填頬餅舎禅絵縦経継続戦気帰鶏鶏'
      '蛍茎軽参桟糸児歯湿釈従粛処証縄畳嬢譲醸触図粋随髄数声窃摂浅銭繊双挿争装騒臓属堕滞'
      '択担胆痴虫鋳昼逓転闘脳廃拝麦発蛮変舗褒穣翻訳揺謡乱猟隷炉駅応価仮画拡覚楽巻陥勧歓'
      '観顔犠拠挙狭暁勲径渓掲欠倹険圏献験厳効恒鉱号済砕剤雑蚕惨賛残辞写獣緒叙称焼奨状浄'
      '剰尽慎枢潜捜壮帯遅聴鎮塩届弐悩覇抜髪瓶桝渕野秋秋晋刃栖啓諌潅蛎撹鯵蝉騨掻痩莱屏并'
      '頴迩瑶凛梼侠倶巌厩祢衛温郷隠')), '')
$$;

-- An address without width, blanks and the words between its numbers; one without a number tells nothing.
CREATE FUNCTION address_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN written ~ '[0-9]' AND length(written) >= 6 THEN written END FROM (SELECT
    trim(BOTH '-' FROM regexp_replace(regexp_replace(lower(normalize(typed, NFKC)), '\s|,', '', 'g'),
      '(丁目|番地|番|号|[-\u2010-\u2015\u2212ー])+の?', '-', 'g')) AS written) AS address
$$;

CREATE FUNCTION write_account_keys(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys WHERE account_id = account AND kind <> 'network';
  INSERT INTO account_keys (account_id, kind, key, suspended)
  SELECT DISTINCT account, shared.kind, left(shared.key, 500), users.suspended_at IS NOT NULL
  FROM users LEFT JOIN employer_profiles AS profile ON profile.user_id = users.id
  CROSS JOIN LATERAL (VALUES ('phone', phone_key(users.phone)), ('phone', phone_key(profile.phone)),
    ('corporate_number', profile.corporate_number), ('company', name_key(profile.name)),
    ('address', address_key(users.address)), ('address', address_key(profile.address))) AS shared (kind, key)
  WHERE users.id = account AND users.role = 'employer' AND shared.key IS NOT NULL
  ON CONFLICT DO NOTHING;
  UPDATE account_keys SET suspended = users.suspended_at IS NOT NULL FROM users
  WHERE account_id = account AND users.id = account AND suspended <> (users.suspended_at IS NOT NULL);
END $$;

CREATE FUNCTION users_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_account_keys(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_keys AFTER UPDATE OF phone, address, role, suspended_at ON users FOR EACH ROW
  WHEN ((OLD.phone, OLD.address, OLD.role, OLD.suspended_at) IS DISTINCT FROM (NEW.phone, NEW.address, NEW.role, NEW.suspended_at))
  EXECUTE FUNCTION users_account_keys();
CREATE TRIGGER users_first_keys AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.phone IS NOT NULL OR NEW.address IS NOT NULL) EXECUTE FUNCTION users_account_keys();

CREATE FUNCTION profile_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_account_keys(NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER employer_profiles_keys AFTER INSERT OR UPDATE OF name, corporate_number, address, phone ON employer_profiles
  FOR EACH ROW EXECUTE FUNCTION profile_account_keys();

-- Keys go with the account, or with what a case holds of it.
CREATE FUNCTION forget_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys
  WHERE account_id = OLD.id AND NOT EXISTS (SELECT FROM held_accounts WHERE id = OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_keys_forgotten AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_account_keys();

-- Whether a posting's company is written for this name: the kind of company may be absent, a branch may follow
-- (rules/jobs/company-name.ts).
CREATE FUNCTION is_name_of(company text, name text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT name_key(company) = key OR name_key(regexp_replace(normalize(company, NFKC),
    '[\s・(][^\s・(]*(店|営業所|事業所|工場|支社|本社|センター|園|院)\)?$', '')) IN (key, regexp_replace(key, '^(株式会社|有限会社|合同会社)', ''))
  FROM (SELECT name_key(name) AS key) AS keyed
$$;

-- Whether a posting of this company carries the employer's mark 確認済み: it is bound to the verified name and to trade names
-- that an operator looked at. docs/product/employers.md, Asking to be verified.
CREATE FUNCTION bears_mark(profile employer_profiles, company text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT profile.verified_at IS NOT NULL AND (profile.name IS NULL OR is_name_of(company, profile.name)
    OR EXISTS (SELECT FROM jsonb_array_elements(profile.trade_names) AS traded (entry)
      WHERE entry ->> 'verified_at' IS NOT NULL AND is_name_of(company, entry ->> 'name')))
$$;

CREATE FUNCTION search_verification_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  employer uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs
  WHERE owner_id = employer AND approval_status = 'approved' AND is_active
  ORDER BY id
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  IF EXISTS (SELECT FROM saved_searches) THEN
    INSERT INTO listing_changes (job_id, before)
    SELECT id, searched_job(jobs, TG_OP <> 'INSERT' AND bears_mark(OLD, jobs.company)) FROM jobs
    WHERE owner_id = employer AND approval_status = 'approved' AND is_active
    ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER employer_profiles_changed_searched AFTER UPDATE ON employer_profiles
  FOR EACH ROW WHEN ((old.verified_at IS NULL) <> (new.verified_at IS NULL)
    OR (new.verified_at IS NOT NULL AND (old.name, old.trade_names) IS DISTINCT FROM (new.name, new.trade_names)))
  EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_removed_searched AFTER DELETE ON employer_profiles
  FOR EACH ROW WHEN ((old.verified_at IS NOT NULL)) EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_verified_searched AFTER INSERT ON employer_profiles
  FOR EACH ROW WHEN ((new.verified_at IS NOT NULL)) EXECUTE FUNCTION search_verification_changed();
