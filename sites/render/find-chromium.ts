/** Finds an installed Chromium; none is ever downloaded. */
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const macPrograms = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The program that `setting` names; where it is empty, the first one on `searchPath`; undefined where there is none, or
 * where the setting is `none`.
 */
export async function findChromium(setting: string, searchPath: string): Promise<string | undefined> {
  if (setting === 'none') return undefined;
  const candidates =
    setting !== ''
      ? [setting]
      : [
          ...searchPath
            .split(path.delimiter)
            .filter((folder) => path.isAbsolute(folder))
            .flatMap((folder) => programs.map((program) => path.join(folder, program))),
          ...(process.platform === 'darwin' ? macPrograms : []),
        ];
  for (const candidate of candidates) if (await isProgram(candidate)) return candidate;
  return undefined;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
