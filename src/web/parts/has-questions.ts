/** Whether readers ask about jobs on this board; the root sets the mark. */
export const hasQuestions = (): boolean => !document.documentElement.hasAttribute('data-no-questions')
