/** Why a file of postings cannot be taken, or a row of it. */
export const sheetFaultText = {
  empty: 'ファイルが空です',
  encoding: '文字コードを読み取れません。UTF-8かShift_JISで保存してください',
  quotes: 'CSVとして読み取れません。「"」の閉じ忘れがないか確認してください',
  'old-excel': '古い形式（.xls）かパスワード付きのファイルです。パスワードなしの.xlsxかCSVで保存してください',
  'not-excel': 'Excelのファイルとして読み取れません。.xlsxかCSVで保存してください',
  'too-large': 'ファイルの中身が大きすぎます。求人の列だけを残して保存してください',
  headings: '列の名前の行が必要です',
  none: '求人がありません',
  many: '求人は1,000件以内にしてください',
  cells: '列の名前より右にも値があります。「,」などの区切りを含む値は「"」で囲んでください',
} as const
