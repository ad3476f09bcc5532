/** Below the line that says what this is. */
export const lead = '給与・勤務地・時間・休日を、どの求人も同じ順に記しています。'
