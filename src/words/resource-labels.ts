/** Labels of the resource library. */
export const resourceTypeLabel = { article: '記事', video: '動画', ebook: '電子書籍', course: '講座' } as const

export const difficultyLabel = { beginner: '初級', intermediate: '中級', advanced: '上級' } as const

export const priceLabel = (isFree: boolean) => (isFree ? '無料' : '会員向け')
