/** What the words look like that may name what a price is for. */

const MAX_LENGTH = 70;

/** Two letters, or a character that is a word: numbers of dishes and signs name nothing. */
export const holdsWord = (text: string): boolean => /\p{L}{2}|\p{Lo}/u.test(text);

/** Whether a text is as short as a title, and ends as none that goes on or is a sentence. */
export const isLikeTitle = (text: string): boolean => text.length <= MAX_LENGTH && !/[.!?:]$/.test(text);
