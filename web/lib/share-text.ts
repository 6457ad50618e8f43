import { toast } from './toast-store.ts';

type Shared = { title: string; text: string; /** 'Tip', for the toasts. */ what: string };

/** Hands a text to the apps of the device, or copies it where the browser cannot do that. */
export async function shareText({ title, text, what }: Shared): Promise<void> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return;
    }
    await (navigator as Navigator).clipboard.writeText(`${title}\n\n${text}`);
    toast({ title: `${what} copied`, description: 'Paste it into a message.' });
  } catch (error) {
    // The reader closed the list of apps.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({
      variant: 'destructive',
      title: `The ${what.toLowerCase()} was not shared`,
      description: 'Your browser did not allow it. Select the text and copy it instead.',
    });
  }
}
