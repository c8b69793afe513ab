import { COMMON_QUESTIONS } from './common-questions.ts';

export interface CommonMatter {
  questions: string[];
  /** What firms write of it. */
  statements: string[];
}

const readList = (list: string): string[] => list.split(' / ').map((each) => each.trim());

/** What customers ask of any firm, by matter. */
export function listCommonMatters(): CommonMatter[] {
  return COMMON_QUESTIONS.trim()
    .split('\n')
    .map((line) => {
      const [questions = '', statements = ''] = line.split('=>');
      return { questions: readList(questions), statements: readList(statements) };
    });
}
