/** In which language somebody reads the console; NULL as the browser asks. */
export const PERSON_LANGUAGE = 'ALTER TABLE person ADD COLUMN language TEXT';
