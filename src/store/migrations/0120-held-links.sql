-- A case holds every posting of its account, and links to it outlive the account. docs/product/moderation.md, Records.
ALTER TABLE account_decisions
  DROP CONSTRAINT account_decisions_kind_check,
  ADD CONSTRAINT account_decisions_kind_check
    CHECK (kind IN ('suspended', 'unsuspended', 'verified', 'unverified', 'case_closed'));

CREATE OR REPLACE FUNCTION hold_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE about_id = OLD.id)
    OR EXISTS (SELECT FROM cases WHERE account_id = OLD.id)
    OR EXISTS (SELECT FROM jobs JOIN job_report_cases AS held ON held.job_id = jobs.id WHERE jobs.owner_id = OLD.id)
    OR EXISTS (SELECT FROM held_jobs WHERE owner_id = OLD.id)
  THEN
    INSERT INTO held_accounts (id, facts) VALUES (OLD.id, jsonb_build_object(
      'name', OLD.name, 'email', OLD.email, 'phone', OLD.phone, 'address', OLD.address, 'role', OLD.role,
      'created_at', OLD.created_at, 'suspended_at', OLD.suspended_at, 'suspension_reason', OLD.suspension_reason,
      'profile', (SELECT to_jsonb(profile) FROM employer_profiles AS profile WHERE profile.user_id = OLD.id)));
  END IF;
  RETURN OLD;
END $$;

CREATE OR REPLACE FUNCTION hold_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.id)
    OR EXISTS (SELECT FROM message_reports WHERE about_id = OLD.owner_id)
    OR EXISTS (SELECT FROM cases WHERE account_id = OLD.owner_id)
    OR EXISTS (SELECT FROM held_accounts WHERE id = OLD.owner_id)
  THEN
    INSERT INTO held_jobs (id, owner_id, title, company, posting) VALUES (OLD.id, OLD.owner_id, OLD.title, OLD.company,
      to_jsonb(OLD) - ARRAY['search_text', 'search_version', 'prefectures', 'workplaces']);
  END IF;
  RETURN OLD;
END $$;

-- Keys go with the account, or with what a case holds of it.
CREATE OR REPLACE FUNCTION forget_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys
  WHERE account_id = OLD.id AND NOT EXISTS (SELECT FROM held_accounts WHERE id = OLD.id);
  RETURN NULL;
END $$;
CREATE FUNCTION forget_held_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys WHERE account_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER held_accounts_keys_forgotten AFTER DELETE ON held_accounts
  FOR EACH ROW EXECUTE FUNCTION forget_held_keys();

-- The forms of kanji that rules/search/folding folds.
CREATE OR REPLACE FUNCTION name_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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
SELECT write_account_keys(id) FROM users WHERE role = 'employer';
