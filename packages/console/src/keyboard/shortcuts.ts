import { useLayoutEffect, useRef } from 'react';

/** A key, or two one after the other, and what they do here. The help page lists exactly these. */
export interface Shortcut {
  /** Of `KeyboardEvent.key`: `j`, `Enter`, `g s`. Several where they do the same. */
  readonly keys: readonly string[];
  readonly label: string;
  readonly run: (key: string) => void;
}

/** Between the two keys of a sequence. */
const SEQUENCE_MS = 1500;

/** What is on the screen, the innermost last. */
const active: (() => readonly Shortcut[])[] = [];
let enabled = true;
let firstKey: { readonly key: string; readonly at: number } | undefined;

/** Single letters can be turned off, for those whose speech or hands would press them (WCAG 2.1.4). */
export function enableShortcuts(on: boolean): void {
  enabled = on;
}
export const shortcutsEnabled = (): boolean => enabled;

/** What works on the present screen, the innermost first. */
export const activeShortcuts = (): readonly Shortcut[] => [...active].reverse().flatMap((list) => list());

/** Lets keys work while the calling component is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  // Before the screen is painted: what is seen can be used.
  useLayoutEffect(() => {
    const list = (): readonly Shortcut[] => current.current;
    active.push(list);
    return () => {
      active.splice(active.indexOf(list), 1);
    };
  }, []);
}

/** Starts to listen. Returns what stops it. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!mayAct(event)) return;
  const { key } = event;
  const sequence =
    firstKey && event.timeStamp - firstKey.at < SEQUENCE_MS ? `${firstKey.key} ${key}` : undefined;
  const shortcuts = activeShortcuts();
  const find = (wanted: string): Shortcut | undefined => shortcuts.find(({ keys }) => keys.includes(wanted));
  const found = (sequence !== undefined && find(sequence)) || find(key);
  firstKey = undefined;
  if (found) {
    event.preventDefault();
    found.run(key);
  } else if (shortcuts.some(({ keys }) => keys.some((one) => one.startsWith(`${key} `))))
    firstKey = { key, at: event.timeStamp };
}

/** Letters act while no field has the focus, and no dialog but the one they belong to is open. */
function mayAct(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return false;
  if (target.closest('textarea, select, [contenteditable]')) return false;
  const field = target.closest('input');
  if (field && !['checkbox', 'radio', 'button', 'range'].includes(field.type)) return false;
  // What has the focus keeps the keys that it is pressed by.
  if ((event.key === 'Enter' || event.key === ' ') && target.closest('a, button, input, summary'))
    return false;
  if (field?.type === 'range' && /^Arrow|^Home$|^End$|^Page/.test(event.key)) return false;
  if (field?.type === 'radio' && /^Arrow/.test(event.key)) return false;
  return enabled || event.key.length > 1;
}
