import { toast } from './feedback/toast.tsx'

/** Copies a text and shows the message `copied`, or `refused` if the browser does not allow it, as without https. */
export async function copyText(text: string, { copied, refused }: { copied: string; refused: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
  } catch {
    toast.error(refused)
  }
}
