import { foldText } from '../layout/fold-text.js';

/**
 * Among the names most often given to children in the United States in the last hundred years (Social
 * Security Administration, *Top names over the last 100 years*), folded.
 */
const COMMON = new Set(
  (
    'james michael robert john david william richard joseph thomas christopher charles daniel matthew anthony mark donald steven andrew paul joshua kenneth kevin brian ' +
    'timothy ronald george jason edward jeffrey ryan jacob nicholas gary eric jonathan stephen larry justin brandon benjamin samuel gregory alexander patrick frank ' +
    'raymond jack dennis jerry aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy christian walter keith roger terry sean gerald carl harold ' +
    'jesse bryan lawrence arthur gabriel bruce billy joe alan juan elijah willie albert randy vincent liam roy bobby bradley eugene philip ' +
    'mary patricia jennifer linda elizabeth barbara susan jessica karen sarah lisa nancy sandra ashley emily kimberly betty margaret donna michelle carol amanda ' +
    'melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole anna samantha katherine christine debra ' +
    'rachel olivia carolyn maria janet heather diane catherine julie victoria helen joyce lauren kelly christina joan judith ruth hannah evelyn andrea virginia megan ' +
    'cheryl jacqueline sophia abigail teresa isabella sara janice martha gloria kathryn ann charlotte judy amber julia grace denise danielle natalie alice ' +
    'marilyn diana beverly jean brittany theresa frances kayla alexis tiffany lori kathy'
  ).split(' '),
);

/**
 * Whether a name begins with a given name that many bear: of two lines without labels it tells which one
 * holds the surname.
 */
export const beginsWithCommonGivenName = (name: string): boolean =>
  COMMON.has(foldText(name).split(' ')[0] ?? '');
