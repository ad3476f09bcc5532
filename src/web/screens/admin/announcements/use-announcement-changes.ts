import { useRevalidator } from 'react-router'
import { call } from '#web/api/client.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'

type Announcement = { id: string; text: string }

/**
 * Ends and deletes announcements; both reject when the request failed. `announceRemoval` is called with the one about
 * to leave the list; `readAgain` reloads the page's own announcements.
 */
export function useAnnouncementChanges(announceRemoval: (id: string) => void) {
  const { revalidate } = useRevalidator()
  const readAgain = () => void revalidate()
  return {
    readAgain,
    async end({ id, text }: Announcement) {
      announceRemoval(id)
      const { message } = await call('endAnnouncement', { params: { id } })
      toast.success(message ?? confirmation.announcementEnded, text, `announcement:${id}`)
      readAgain()
    },
    async remove({ id, text }: Announcement) {
      announceRemoval(id)
      const { message } = await call('deleteAnnouncement', { params: { id } })
      toast.success(message ?? confirmation.announcementDeleted, text, `announcement:${id}`)
      readAgain()
    },
  }
}
