/** Focuses a field and opens the sections around it. */
export function goToField(field: HTMLElement): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  field.focus()
}
