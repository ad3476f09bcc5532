-- What the list of employers looks in, folded: name, kana, address and industry on a line each, then the text. Folding a
-- text of 1,000 letters takes 2 ms, too long for each employer and word of a search.
ALTER TABLE employer_profiles ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  translate(replace(lower(normalize(coalesce(name, '') || E'\n' || coalesce(name_kana, '') || E'\n' || coalesce(address, '')
    || E'\n' || coalesce(industry, '') || E'\n' || coalesce(about, ''), NFKC)), ' ', ''),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ')) STORED;
