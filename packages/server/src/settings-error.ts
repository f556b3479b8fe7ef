/** The start is refused: `message` names every wrong setting, one sentence each. Apart from what reads them: workers throw it, too. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
