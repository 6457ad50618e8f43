import type { ReactNode } from 'react';
import { createStore } from './create-store.ts';

/** The maximum number of toasts on screen, apart from receipts that stay; a newer one replaces the old. */
export const TOAST_LIMIT = 1;
/** How long a toast is shown by default, in ms. */
export const TOAST_DURATION = 5_000;
/** How long a dismissed toast is kept before it is removed, in ms. */
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastContent = {
  title: ReactNode;
  /** The title in the row of a record, which has its name and room for two words. */
  short?: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** One action, such as Undo or Retry; choosing it dismisses the toast. */
  action?: { label: string; onSelect: () => void };
  /** In ms; Infinity keeps the toast until dismissed. */
  duration?: number;
  /** The record that was acted on; the toast becomes a receipt line in the place of that record, if it is on screen. */
  about?: string;
  /** A receipt that stays when other records get theirs, for a list in which one act follows another. */
  stays?: boolean;
  /** Only read out, in the place of the record: what it says is seen there anyway. */
  quiet?: boolean;
  /** Where the button is that was pressed, so that the receipt moves from there. */
  from?: DOMRect | undefined;
};

/** `at`: when it was shown, in ms. */
export type ToastEntry = ToastContent & { id: string; open: boolean; at: number };

export type ToastHandle = {
  id: string;
  update: (content: Partial<ToastContent>) => void;
  dismiss: () => void;
};

/** As on the server: a store that changes as the page starts would draw its readers again. */
export const noToasts: readonly ToastEntry[] = [];
export const toasts = createStore(() => noToasts);
let lastId = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a toast and replaces the current one; callable from anywhere in the web app. */
export function toast(content: ToastContent): ToastHandle {
  lastId += 1;
  const id = String(lastId);
  const others = toasts.get().filter(({ about }) => about === undefined || about !== content.about);
  const staying = others.filter(({ stays, open }) => stays && open);
  const passing = others.filter((entry) => !staying.includes(entry));
  const shown = { ...content, id, open: true, at: Date.now() };
  publish([shown, ...passing.slice(0, TOAST_LIMIT - 1), ...staying]);
  return { id, update: (next) => updateToast(id, next), dismiss: () => dismissToast(id) };
}

/** Dismisses one toast, or all without an id; it is removed TOAST_REMOVE_DELAY later. */
export function dismissToast(id?: string): void {
  for (const entry of toasts.get())
    if ((id === undefined || entry.id === id) && !removals.has(entry.id))
      removals.set(
        entry.id,
        setTimeout(() => removeToast(entry.id), TOAST_REMOVE_DELAY),
      );
  publish(
    toasts.get().map((entry) => (id === undefined || entry.id === id ? { ...entry, open: false } : entry)),
  );
}

/** The receipts on screen that pass with the next act. */
export const openReceipts = (): string[] =>
  toasts.get().flatMap(({ id, about, stays, open }) => (about !== undefined && !stays && open ? [id] : []));

function updateToast(id: string, next: Partial<ToastContent>) {
  publish(toasts.get().map((entry) => (entry.id === id ? { ...entry, ...next } : entry)));
}

function removeToast(id: string) {
  publish(toasts.get().filter((entry) => entry.id !== id));
}

function publish(next: readonly ToastEntry[]) {
  for (const [id, timer] of removals)
    if (!next.some((entry) => entry.id === id)) {
      clearTimeout(timer);
      removals.delete(id);
    }
  toasts.set(next);
}
