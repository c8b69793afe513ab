import {
  type AlterTableCmd,
  type AlterTableStmt,
  type ColumnDef,
  type Constraint,
  type IndexStmt,
  type Node,
  parseSync,
  type RangeVar,
} from 'libpg-query';
import { OUTSIDE_MARK } from '../../server/database/is-outside-transaction.ts';

/**
 * What in a migration would hold up a running installation, or break a release that runs at the same time: a sentence each, with
 * what to do instead. Tables that the migration itself creates are empty, so anything may be done to them. `loadModule` of
 * the parser must have been called.
 */
export function findFaults(sql: string): string[] {
  const bytes = Buffer.from(sql);
  let end = 0;
  const statements = (parseSync(sql).stmts ?? []).map(
    ({ stmt, stmt_location: from = 0, stmt_len: length }) => {
      const before = end;
      end = length === undefined ? bytes.length : from + length;
      // With the comments before it.
      return { node: stmt as Node, text: bytes.subarray(before, end).toString() };
    },
  );
  const created = new Set(statements.flatMap(({ node }) => createdTable(node)));
  const isNew = (table: RangeVar | undefined) => created.has(table?.relname ?? '');
  const faults = statements.flatMap(({ node, text }) =>
    /-- allowed: \S/.test(text) ? [] : faultsOf(node, text, isNew),
  );
  return [
    ...faults,
    ...faultsOfPlace(
      sql,
      statements.map(({ node }) => node),
    ),
  ];
}

type IsNew = (table: RangeVar | undefined) => boolean;

function createdTable(node: Node): string[] {
  return 'CreateStmt' in node ? [node.CreateStmt.relation?.relname ?? ''] : [];
}

const rewrite =
  'Add a column, have the product write both, copy in a job, and read the new one a release later.';

function faultsOf(node: Node, text: string, isNew: IsNew): string[] {
  const isMarked = /-- unused since \S+/.test(text);
  if ('IndexStmt' in node) return isNew(node.IndexStmt.relation) ? [] : faultsOfIndex(node.IndexStmt);
  if ('AlterTableStmt' in node)
    return isNew(node.AlterTableStmt.relation) ? [] : faultsOfAlteration(node.AlterTableStmt, isMarked);
  if ('RenameStmt' in node)
    return isNew(node.RenameStmt.relation)
      ? []
      : [`A name is changed, which the release before still uses. ${rewrite}`];
  if ('DropStmt' in node) return faultsOfDrop(node.DropStmt.removeType, node.DropStmt.concurrent, isMarked);
  const written =
    ('UpdateStmt' in node && node.UpdateStmt.relation) || ('DeleteStmt' in node && node.DeleteStmt.relation);
  if (written)
    return isNew(written)
      ? []
      : [
          `Rows of ${written.relname} are changed in one statement, which keeps them locked for as long as it takes. Change them in a job, some at a time.`,
        ];
  if ('DoStmt' in node) return ['A DO block cannot be checked. Write what it does as statements.'];
  if ('LockStmt' in node || 'TruncateStmt' in node || 'ClusterStmt' in node || 'VacuumStmt' in node)
    return ['A table is locked as a whole.'];
  if ('ReindexStmt' in node)
    return ['An index is built again under a lock. Use REINDEX CONCURRENTLY by hand.'];
  return [];
}

function faultsOfIndex({ concurrent, idxname = '', relation }: IndexStmt): string[] {
  if (concurrent) return [];
  return [
    `The index ${idxname} is built while nobody can write to ${relation?.relname}. Use \`.concurrently()\` in its table file, in a migration of its own.`,
  ];
}

function faultsOfDrop(
  kind: string | undefined,
  isConcurrent: boolean | undefined,
  isMarked: boolean,
): string[] {
  if (kind === 'OBJECT_INDEX' && isConcurrent) return [];
  if (kind === 'OBJECT_INDEX')
    return [
      'An index is dropped under a lock. Use DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own.',
    ];
  if (isMarked || kind === 'OBJECT_TRIGGER' || kind === 'OBJECT_FUNCTION') return [];
  return [unmarked('Something')];
}

const unmarked = (what: string) =>
  `${what} is dropped. Stop using it in one release and drop it in a later one, with the line "-- unused since 0000_name" before the statement: the last migration of the release that stopped.`;

function faultsOfAlteration({ relation, cmds = [] }: AlterTableStmt, isMarked: boolean): string[] {
  const table = relation?.relname ?? '';
  return cmds.flatMap((each) =>
    'AlterTableCmd' in each ? faultsOfCommand(table, each.AlterTableCmd, isMarked) : [],
  );
}

function faultsOfCommand(
  table: string,
  { subtype, name = '', def }: AlterTableCmd,
  isMarked: boolean,
): string[] {
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return faultsOfColumn(table, def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return faultsOfConstraint(table, def.Constraint);
  if (subtype === 'AT_DropColumn') return isMarked ? [] : [unmarked(`${table}.${name}`)];
  if (subtype === 'AT_AlterColumnType')
    return [
      `The type of ${table}.${name} is changed, which writes the whole table again under a lock. ${rewrite}`,
    ];
  if (subtype === 'AT_SetNotNull')
    return [
      `${table} is read as a whole under a lock, as ${name} becomes NOT NULL. Add CHECK (${name} IS NOT NULL) NOT VALID, validate it in a later migration, then set NOT NULL with the line "-- allowed: the check is valid" before it.`,
    ];
  if (subtype === 'AT_SetTableSpace' || subtype === 'AT_SetLogged' || subtype === 'AT_SetUnLogged')
    return [`${table} is written again as a whole under a lock.`];
  return [];
}

/** A default that is the same for all rows is kept once for all of them; any other writes the table again. */
function isSameForAll(value: Node | undefined): boolean {
  if (value === undefined || 'A_Const' in value || 'SQLValueFunction' in value) return true;
  if ('TypeCast' in value) return isSameForAll(value.TypeCast.arg);
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isSameForAll);
  if (!('FuncCall' in value)) return false;
  const [called] = value.FuncCall.funcname ?? [];
  return called !== undefined && 'String' in called && called.String.sval === 'now';
}

function faultsOfColumn(table: string, { colname = '', constraints = [], typeName }: ColumnDef): string[] {
  const column = `${table}.${colname}`;
  const own = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []));
  const given = own.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const faults: string[] = [];
  const [type] = (typeName?.names ?? []).slice(-1);
  if (type !== undefined && 'String' in type && /^(small|big)?serial\d?$/.test(type.String.sval ?? ''))
    faults.push(`${column} counts up, which writes the whole table again under a lock.`);
  if (given !== undefined && !isSameForAll(given.raw_expr))
    faults.push(
      `The default of ${column} may differ from row to row, which writes the whole table again under a lock. Set a default that is a constant.`,
    );
  for (const { contype } of own) {
    if (contype === 'CONSTR_NOTNULL' && given === undefined)
      faults.push(
        `${column} is NOT NULL without a default: the release before cannot add rows any more. Set a default.`,
      );
    if (contype === 'CONSTR_GENERATED' || contype === 'CONSTR_IDENTITY')
      faults.push(`${column} is computed for every row, which writes the whole table again under a lock.`);
    if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
      faults.push(`The index for ${column} is built under a lock. Make a unique index CONCURRENTLY instead.`);
    if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK')
      faults.push(
        `${table} is read as a whole under a lock. Add the constraint of ${colname} by itself, NOT VALID.`,
      );
  }
  return faults;
}

function faultsOfConstraint(
  table: string,
  { contype, skip_validation, indexname, conname = '' }: Constraint,
): string[] {
  if ((contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK') && !skip_validation)
    return [
      `${table} is read as a whole under a lock for the constraint ${conname}. Write NOT VALID at its end; a later migration of its own may VALIDATE it.`,
    ];
  if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && indexname === undefined)
    return [
      `The index for ${conname} on ${table} is built under a lock. Make a unique index CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX.`,
    ];
  if (contype === 'CONSTR_EXCLUSION') return [`An index on ${table} is built under a lock.`];
  return [];
}

function isForOutside(node: Node): boolean {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true;
  if ('DropStmt' in node) return node.DropStmt.concurrent === true;
  return 'AlterTableStmt' in node && isValidation(node.AlterTableStmt);
}

function isValidation({ cmds = [] }: AlterTableStmt): boolean {
  return cmds.every(
    (each) => 'AlterTableCmd' in each && each.AlterTableCmd.subtype === 'AT_ValidateConstraint',
  );
}

/** What takes long without a lock must not be in a transaction with what takes one. */
function faultsOfPlace(sql: string, nodes: Node[]): string[] {
  const isMarked = sql.trimStart().startsWith(OUTSIDE_MARK);
  const wanted = nodes.filter(isForOutside);
  const faults: string[] = [];
  if (wanted.length > 0 && !isMarked)
    faults.push(
      `CONCURRENTLY and VALIDATE need a migration of their own, with the first line "${OUTSIDE_MARK}".`,
    );
  if (isMarked && wanted.length < nodes.length)
    faults.push(`A migration "${OUTSIDE_MARK}" may only have CONCURRENTLY and VALIDATE in it.`);
  const dropped = new Set(nodes.flatMap(droppedNames));
  for (const node of wanted)
    if ('IndexStmt' in node && !dropped.has(node.IndexStmt.idxname ?? ''))
      faults.push(
        `Write DROP INDEX CONCURRENTLY IF EXISTS "${node.IndexStmt.idxname}" before it is built: one that was interrupted is left there, and is not used.`,
      );
  return faults;
}

function droppedNames(node: Node): string[] {
  if (!('DropStmt' in node)) return [];
  return (node.DropStmt.objects ?? []).flatMap((each) =>
    'List' in each
      ? (each.List.items ?? []).flatMap((item) => ('String' in item ? [item.String.sval ?? ''] : []))
      : [],
  );
}
