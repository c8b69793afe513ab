import { parseAst } from 'vite';
import type { SourceFile } from './source-files.ts';

export interface FunctionFacts {
  /** Its own name, or that of the variable, property or function around it. */
  name: string;
  lines: number;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const parse = ({ path, code }: SourceFile): Node[] =>
  parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path).body as unknown as Node[];

function nameOf(node: Node): string | undefined {
  const named = node.type === 'Property' || node.type === 'MethodDefinition' ? node.key : node.id;
  return isNode(named) ? (named.name as string | undefined) : undefined;
}

const isFunction = (node: unknown): node is Node =>
  isNode(node) && /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);

/** Every function of a file, nested ones too, with its length. */
export function readFunctions(file: SourceFile): FunctionFacts[] {
  const found: FunctionFacts[] = [];
  const visit = (value: unknown, outer: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, outer);
    if (!isNode(value)) return;
    const name = nameOf(value) ?? outer;
    if (isFunction(value)) {
      found.push({ name, lines: file.code.slice(value.start, value.end).split('\n').length });
    }
    for (const each of Object.values(value)) if (typeof each === 'object') visit(each, name);
  };
  visit(parse(file), '');
  return found;
}

/** Names of the functions that a file exports. */
export function readExportedFunctions(file: SourceFile): string[] {
  return parse(file).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) return [];
    const { declaration } = statement;
    if (declaration.type === 'FunctionDeclaration') return [nameOf(declaration) ?? ''];
    if (declaration.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as Node[])
      .filter(({ init }) => isFunction(init))
      .map((each) => nameOf(each) ?? '');
  });
}
