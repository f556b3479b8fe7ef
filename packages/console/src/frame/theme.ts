export type Theme = 'system' | 'light' | 'dark';

/** Colors by the reader's wish; without one the system's. */
export function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}
