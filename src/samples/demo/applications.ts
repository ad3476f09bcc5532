import type { DemoApplication } from './person.ts'

/** Applications of the demo seekers, by seeker. */
export const demoApplications: readonly DemoApplication[] = [
  {
    seeker: 'seeker@example.com',
    title: '訪問看護ステーションの看護師（オンコールなし）',
    company: '青葉メディカル株式会社',
    status: 'pending',
    applied_days_ago: 1,
    updated_days_ago: 1,
    cover_letter:
      '看護学校に通っていた頃、青葉メディカルで助手として2年間お世話になりました。玄関先で交わす一言に先輩方が時間をかけていたことを、病棟で働くようになってから何度も思い出します。循環器の病棟で7年経験を積み、いまなら訪問の場でお役に立てると考え、応募いたします。',
  },
  {
    seeker: 'seeker@example.com',
    title: '病棟看護師（地域包括ケア病棟・二交替）',
    company: '医療法人長崎港南会',
    status: 'pending',
    applied_days_ago: 3,
    updated_days_ago: 3,
    cover_letter:
      '入院の翌日にご自宅の段差を測りに行く、という一文に惹かれました。いまの病棟では退院の日までその方の家を知らないまま見送ることが多く、心残りがあります。12時間の二交替で働くことにも関心があります。',
  },
  {
    seeker: 'seeker@example.com',
    title: '有料老人ホームの看護師（日勤のみ）',
    company: '社会福祉法人ひだまり会',
    status: 'reviewed',
    applied_days_ago: 8,
    updated_days_ago: 5,
    cover_letter:
      '循環器内科で7年、心不全の方の体重や足のむくみの変化を毎日見てきました。暮らしの場での観察に生かせると思います。見学をさせていただけるようでしたら、平日の午前がありがたいです。',
  },
  {
    seeker: 'seeker@example.com',
    title: '健康管理室の看護師（産業保健）',
    company: 'みどり電力株式会社',
    status: 'reviewed',
    applied_days_ago: 15,
    updated_days_ago: 11,
    cover_letter:
      '病棟で出会う方の多くが、数年前の健診で気づけたはずの方でした。もっと手前で関わりたいという思いから応募します。産業保健は初めてですが、衛生管理者の勉強を始めています。',
  },
  {
    seeker: 'seeker@example.com',
    title: 'クリニックの看護師',
    company: 'みなみ野こどもクリニック',
    status: 'accepted',
    applied_days_ago: 23,
    updated_days_ago: 10,
    cover_letter:
      '道具を全部見せてから始める、という診療の方針を拝見して応募しました。小児の経験は看護学校の実習と夜間救急の応援だけですが、採血は成人で年間およそ1,500件行っています。',
  },
  {
    seeker: 'seeker@example.com',
    title: '健診センターの看護師',
    company: '一般財団法人さくら健診会',
    status: 'rejected',
    applied_days_ago: 31,
    updated_days_ago: 21,
    cover_letter:
      '採血を得意としています。早朝の勤務は病棟の早番で慣れております。再検査の方へ電話をかけ続けて7割が受診につながったというお話に、看護の力を感じました。',
  },
  {
    seeker: 'seeker@example.com',
    title: '医療機器の営業（手術室担当）',
    company: '北上メディテック株式会社',
    status: 'rejected',
    applied_days_ago: 44,
    updated_days_ago: 36,
    cover_letter:
      '看護師として器械を使う側にいた経験を、届ける側で生かせないかと考えました。営業は未経験です。運転は雪道も含めて10年ほどになります。',
  },
  {
    seeker: 'aya.yamada@example.com',
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    status: 'pending',
    applied_days_ago: 1,
    updated_days_ago: 1,
    cover_letter:
      '前職では自動車部品の工程管理を4年担当し、リードタイムを2割ほど短縮しました。現場の声を聞きながら計画を直していく進め方に共感し、応募いたします。',
  },
  {
    seeker: 'aya.yamada@example.com',
    title: '産業機械のフィールドサービス',
    company: 'みなと精機サービス株式会社',
    status: 'rejected',
    applied_days_ago: 20,
    updated_days_ago: 14,
    cover_letter:
      '工程を組む側として、機械が止まったときの影響の大きさを見てきました。直す側の知識を身につけたいと考えています。出張は問題ありません。',
  },
  {
    seeker: 'aya.yamada@example.com',
    title: '機械設計（水道用バルブ）',
    company: '彦根バルブ製造株式会社',
    status: 'rejected',
    applied_days_ago: 39,
    updated_days_ago: 33,
    cover_letter:
      '大学で材料力学を学びました。設計の実務はありませんが、図面を読み、加工の順番を考える仕事を続けてきました。滋賀への転居も考えています。',
  },
  {
    seeker: 'k.ito@example.com',
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    status: 'reviewed',
    applied_days_ago: 1.3,
    updated_days_ago: 0.6,
    cover_letter:
      '製造業は未経験ですが、物流倉庫で在庫管理を2年経験しています。Excelでの集計と、日々の改善の記録が得意です。',
  },
  {
    seeker: 'k.ito@example.com',
    title: 'フォークリフトオペレーター（部品倉庫）',
    company: '株式会社みなとロジスティクス',
    status: 'accepted',
    applied_days_ago: 27,
    updated_days_ago: 16,
    cover_letter:
      'カウンター式で2年、リーチ式は講習で半日だけ乗りました。歩行者の時間帯はリフトを止めるという決まりがある倉庫で、落ち着いて覚え直したいと思います。',
  },
  {
    seeker: 'k.ito@example.com',
    title: '配車事務（未経験可）',
    company: '株式会社みなとロジスティクス',
    status: 'pending',
    applied_days_ago: 4,
    updated_days_ago: 4,
    cover_letter:
      '倉庫から出ていくトラックを毎日見送りながら、順番を決める側の仕事に興味を持ちました。地図を眺めるのが昔から好きです。早番も大丈夫です。',
  },
  {
    seeker: 's.mori@example.com',
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    status: 'accepted',
    applied_days_ago: 1.6,
    updated_days_ago: 0.5,
    cover_letter:
      '食品機械の会社で組立を3年、生産管理を4年担当しました。飛び込みの試作をどこに入れるかを毎朝話し合うと読み、前職で苦労していたことを仕組みにされているのだと感じました。ぜひお話を伺わせてください。',
  },
  {
    seeker: 's.mori@example.com',
    title: '技術営業（精密切削部品）',
    company: '株式会社みなと製作所',
    status: 'reviewed',
    applied_days_ago: 5,
    updated_days_ago: 3,
    cover_letter:
      '図面を見て「この面は先に削ったほうがよい」と話すのが好きです。営業の経験はありませんが、組立の現場からお客様の設計者と直接やり取りをしていました。',
  },
  {
    seeker: 's.mori@example.com',
    title: '社内SE（工場の進捗管理システム）',
    company: '株式会社みなと製作所',
    status: 'rejected',
    applied_days_ago: 14,
    updated_days_ago: 9,
    cover_letter:
      '生産管理の側から、進捗の画面の要望をまとめてきました。開発の実務は独学のJavaScriptのみですが、現場と画面の間を取り持つ役ならお役に立てます。',
  },
  {
    seeker: 'm.ishikawa@example.com',
    title: '精密部品の生産管理スタッフ',
    company: '株式会社みなと製作所',
    status: 'rejected',
    applied_days_ago: 1.8,
    updated_days_ago: 0.8,
    cover_letter:
      '店舗の在庫と納期の調整を6年続けてきました。売る側で「なぜ遅れるのだろう」と思っていたことを、作る側で理解したいと考えています。製造の経験はありません。',
  },
  {
    seeker: 'm.ishikawa@example.com',
    title: '三次元測定の検査員',
    company: '株式会社みなと製作所',
    status: 'pending',
    applied_days_ago: 2,
    updated_days_ago: 2,
    cover_letter:
      '縫い目のわずかなずれに気づくのが得意で、店では検品を任されていました。測り直せる人と働きたい、という言葉に励まされて応募します。',
  },
  {
    seeker: 'm.ishikawa@example.com',
    title: '古着とデニムの販売（週3日から）',
    company: '児島ソーイング株式会社',
    status: 'reviewed',
    applied_days_ago: 3,
    updated_days_ago: 1,
    cover_letter:
      '裾上げは前の店で毎日していました。環縫いのミシンも1年ほど使ったことがあります。週4日、土日のどちらかは必ず入れます。',
  },
  {
    seeker: 'ryo.nakajima@example.com',
    title: 'バックエンドエンジニア（TypeScript）',
    company: '株式会社ヒラク',
    status: 'reviewed',
    applied_days_ago: 9,
    updated_days_ago: 6,
    cover_letter:
      '宿泊の予約システムを5年運用してきました。二重予約を防ぐためにデータベースの制約をどう使うか、何度も設計をやり直した経験があります。文書で相談し、2日待ってから決めるという進め方に強く惹かれました。長野から全日リモートでの勤務を希望します。',
  },
  {
    seeker: 'ryo.nakajima@example.com',
    title: 'SRE（予約サイトの信頼性向上）',
    company: '株式会社宿帳',
    status: 'pending',
    applied_days_ago: 2,
    updated_days_ago: 2,
    cover_letter:
      '連休の受付開始の1分間は、私も毎年息を止めて見守ってきました。Kubernetesは検証環境での経験が中心です。負荷試験の結果をまとめた資料をお持ちできます。',
  },
  {
    seeker: 'ryo.nakajima@example.com',
    title: 'Webアプリケーションエンジニア（請求機能）',
    company: '株式会社テラスソフト',
    status: 'rejected',
    applied_days_ago: 3,
    updated_days_ago: 1,
    cover_letter:
      '毎月開発を止めて問い合わせを読む、という習慣に驚きました。フルリモートでの勤務が可能かどうか、まずご相談させてください。',
  },
  {
    seeker: 'yuki.kobayashi@example.com',
    title: '在宅で働く経理（月次決算担当）',
    company: '合同会社そろばん堂',
    status: 'pending',
    applied_days_ago: 2,
    updated_days_ago: 2,
    cover_letter:
      '会計事務所で法人12社の月次を担当していました。写真で届く領収書には慣れております。月に一度の集まりには高崎から新幹線と特急で伺えます。',
  },
  {
    seeker: 'yuki.kobayashi@example.com',
    title: '経理スタッフ（製造業の原価計算）',
    company: '株式会社みなと製作所',
    status: 'reviewed',
    applied_days_ago: 10,
    updated_days_ago: 7,
    cover_letter:
      '簿記の工業分野で学んだことを実務で試す機会がなく、心残りでした。通勤の面で週に何日か在宅が可能でしたら、ぜひお話を伺いたいです。',
  },
  {
    seeker: 'yuki.kobayashi@example.com',
    title: '在宅データ入力（週4日・パート）',
    company: '株式会社みかん文庫',
    status: 'rejected',
    applied_days_ago: 4,
    updated_days_ago: 2,
    cover_letter:
      '手書きの伝票を読む仕事を長くしてきました。最初の2週間の通所だけが難しく、画面越しの研修に替えていただけるか伺いたく存じます。',
  },
  {
    seeker: 'daisuke.watanabe@example.com',
    title: 'クラウド移行エンジニア',
    company: '株式会社くものうえ',
    status: 'accepted',
    applied_days_ago: 5,
    updated_days_ago: 1,
    cover_letter:
      'データセンターの閉鎖にともなう引っ越しを二度経験しました。仕様書のない機械の前で、まず3日間ログを眺めるところから始める仕事が性に合っています。旭川から在宅で働き、移行の日は札幌へ伺います。',
  },
  {
    seeker: 'daisuke.watanabe@example.com',
    title: '運用監視オペレーター（未経験可）',
    company: '株式会社くものうえ',
    status: 'rejected',
    applied_days_ago: 25,
    updated_days_ago: 19,
    cover_letter: '運用の経験は8年あります。帯広への転居を考えており、まずは監視の仕事からでもと思い応募いたしました。',
  },
  {
    seeker: 'daisuke.watanabe@example.com',
    title: 'ネットワークエンジニア',
    company: '株式会社やいまネット',
    status: 'pending',
    applied_days_ago: 11,
    updated_days_ago: 11,
    cover_letter:
      '雪の中の鉄塔には登りましたが、海を渡って交換に行ったことはありません。南の島の通信に一度関わってみたいと、家族とも話し合いました。CCNAを持っています。',
  },
  {
    seeker: 'sakura.kato@example.com',
    title: '店頭販売インターン（コーヒー豆専門店）',
    company: '株式会社ひなたコーヒー',
    status: 'accepted',
    applied_days_ago: 34,
    updated_days_ago: 25,
    cover_letter:
      '喫茶店で働きながら、豆のことをきちんと学びたいと思っていました。「今週の豆」の値札を自分で書いてみたいです。',
  },
  {
    seeker: 'sakura.kato@example.com',
    title: '製パン・製菓スタッフ',
    company: '有限会社こむぎ堂',
    status: 'pending',
    applied_days_ago: 2,
    updated_days_ago: 2,
    cover_letter:
      '喫茶店のモーニングで出すパンを毎朝自分で焼いていました。春に京都へ引っ越すため、早朝から週5日働けます。見学をお願いできますか。',
  },
  {
    seeker: 'sakura.kato@example.com',
    title: '書店員（児童書・岩手の本の棚）',
    company: '株式会社中津川文庫',
    status: 'rejected',
    applied_days_ago: 30,
    updated_days_ago: 24,
    cover_letter:
      '旅行で伺った際、1日三枚までという札を読み、店員さんに話しかけてしまいました。本屋の経験はありませんが、接客は5年続けています。',
  },
  {
    seeker: 'lan.nguyen@example.com',
    title: '介護職員（有料老人ホーム）',
    company: '社会福祉法人ひだまり会',
    status: 'reviewed',
    applied_days_ago: 13,
    updated_days_ago: 8,
    cover_letter:
      '川越の別の施設で4年、介護の仕事をしています。音声で記録を入れるところに興味があります。漢字を書くより話すほうが速いからです。介護福祉士の講座にも参加したいです。',
  },
  {
    seeker: 'lan.nguyen@example.com',
    title: '介護職員（派遣・夜勤専従も可）',
    company: 'みちのくケアスタッフ株式会社',
    status: 'rejected',
    applied_days_ago: 6,
    updated_days_ago: 4,
    cover_letter:
      '友だちが石巻に住んでいて、引っ越しを考えています。夜勤は月に5回まで経験があります。在留資格のことで確認が必要でしたら書類を送ります。',
  },
  {
    seeker: 'lan.nguyen@example.com',
    title: '看護助手（未経験可・日勤）',
    company: '医療法人立山あおぞら病院',
    status: 'pending',
    applied_days_ago: 12,
    updated_days_ago: 12,
    cover_letter:
      '看護学校に通った先輩がいると書いてあったので応募しました。いつか看護師になりたいです。車の免許は日本で取りました。',
  },
  {
    seeker: 'megumi.matsumoto@example.com',
    title: '保育士（0〜2歳児の小規模園）',
    company: '株式会社ぶどうの丘保育',
    status: 'accepted',
    applied_days_ago: 17,
    updated_days_ago: 9,
    cover_letter:
      '公立園で10年、主に乳児のクラスを担当しました。壁面の飾りを作らないと書かれていて、思わず二度読みました。3年の休みのあとですので、早番は2か月目からにしていただけると助かります。',
  },
  {
    seeker: 'megumi.matsumoto@example.com',
    title: '学童保育の指導員（平日午後）',
    company: '特定非営利活動法人はまかぜ学童',
    status: 'rejected',
    applied_days_ago: 19,
    updated_days_ago: 15,
    cover_letter:
      '習志野の実家へ戻る可能性があり、応募いたします。小学生との関わりは園の卒園児の行事くらいですが、けんかのあとの話し合いには自信があります。',
  },
  {
    seeker: 'osamu.okada@example.com',
    title: '産業機械のフィールドサービス',
    company: 'みなと精機サービス株式会社',
    status: 'accepted',
    applied_days_ago: 22,
    updated_days_ago: 12,
    cover_letter:
      '二輪車の工場で20年、夜中の故障にも付き合ってきました。磐田と浜松の工場なら土地勘もあります。二人一組で後輩と回れるところに魅力を感じています。',
  },
  {
    seeker: 'osamu.okada@example.com',
    title: '設備保全エンジニア',
    company: '株式会社みなと製作所',
    status: 'rejected',
    applied_days_ago: 68,
    updated_days_ago: 60,
    cover_letter:
      '保全の経験は長いのですが、横浜への単身赴任ができるかどうか、家族と相談しながらの応募です。制御盤の調査は得意としています。',
  },
  {
    seeker: 'osamu.okada@example.com',
    title: 'ロボット溶接のティーチング担当',
    company: '洞海ロボテック株式会社',
    status: 'pending',
    applied_days_ago: 8,
    updated_days_ago: 8,
    cover_letter:
      '溶接ロボットの保全を担当しており、教示の修正までは自分で行っていました。半自動溶接は資格のみで実務が少ないため、その点をご確認ください。',
  },
  {
    seeker: 'haruka.fujii@example.com',
    title: 'UIデザイナー（業務ソフト）',
    company: '株式会社テラスソフト',
    status: 'reviewed',
    applied_days_ago: 18,
    updated_days_ago: 13,
    cover_letter:
      '1週間で消えてしまう広告の画面を作り続けてきました。付箋が貼られるほど使い込まれた画面を、直す側になりたいです。作品集には経費精算の画面を自主的に作り直したものも入れています。',
  },
  {
    seeker: 'haruka.fujii@example.com',
    title: 'Webディレクター（自治体サイト）',
    company: '株式会社杜のことば社',
    status: 'pending',
    applied_days_ago: 7,
    updated_days_ago: 7,
    cover_letter:
      '窓口に半日座るところから始める、という仕事の順番がとても腑に落ちました。仙台への転居は来年4月以降であれば可能です。',
  },
  {
    seeker: 'haruka.fujii@example.com',
    title: '広報・お便り編集',
    company: '株式会社鴨川醸造',
    status: 'pending',
    applied_days_ago: 1,
    updated_days_ago: 1,
    cover_letter:
      '祖母が毎年届くお便りを束にして取ってあり、私も一緒に読んで育ちました。紙面の割り付けと写真の撮影ができます。',
  },
  {
    seeker: 'kengo.murakami@example.com',
    title: '法人営業（信用金庫の融資担当）',
    company: 'さざなみ信用金庫',
    status: 'accepted',
    applied_days_ago: 12,
    updated_days_ago: 4,
    cover_letter:
      '地方銀行で7年、法人営業をしてきました。担当先が120社になり、工場の中を見せてもらう時間がなくなったことが転職を考えたきっかけです。40社という数字を見て、もう一度きちんと向き合えると思いました。',
  },
  {
    seeker: 'kengo.murakami@example.com',
    title: '事業承継の相談担当',
    company: 'さざなみ信用金庫',
    status: 'rejected',
    applied_days_ago: 55,
    updated_days_ago: 47,
    cover_letter:
      '担当先の社長が後継者を決められないまま廃業されたことがあり、あの時に何ができたかを考え続けています。診断士は一次試験まで合格しています。',
  },
  {
    seeker: 'kengo.murakami@example.com',
    title: 'リース営業（農業・食品設備）',
    company: '瀬戸内リース株式会社',
    status: 'pending',
    applied_days_ago: 16,
    updated_days_ago: 16,
    cover_letter:
      '妻の実家が愛媛の柑橘農家で、選果機の入れ替えの相談を間近で見ました。融資とは違う支え方があると知り、応募いたします。',
  },
  {
    seeker: 'aoi.nishida@example.com',
    title: '開発インターン（地域の足を支えるアプリ）',
    company: '会津デマンド交通株式会社',
    status: 'reviewed',
    applied_days_ago: 9,
    updated_days_ago: 5,
    cover_letter:
      '乗合タクシーは祖父がよく使っています。電話がつながらないときに困っていたので、アプリでどう変わるのか知りたいです。火曜と木曜の午後、試験期間以外は通えます。',
  },
  {
    seeker: 'aoi.nishida@example.com',
    title: '在宅テスター（ゲーム・アプリ／パート）',
    company: '株式会社すなはまラボ',
    status: 'pending',
    applied_days_ago: 4,
    updated_days_ago: 4,
    cover_letter:
      'ゲームの不具合を見つけると、起きる条件をノートに書き出してしまいます。授業のない平日の午前に4時間、週3日働けます。',
  },
]
