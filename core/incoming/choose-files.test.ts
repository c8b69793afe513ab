import { describe, expect, it } from 'vitest';
import { replyLine } from '../emails/parts/reply-line.ts';
import { chooseFiles, type EmailFile } from './choose-files.ts';

const file = (name: string, more: Partial<EmailFile> = {}): EmailFile => ({
  name,
  mediaType: 'application/octet-stream',
  contentId: null,
  sizeBytes: 100,
  ...more,
});
const picture = (name: string, sizeBytes: number, contentId: string | null = null) =>
  file(name, { mediaType: 'image/png', sizeBytes, contentId });
const html = `<img src="cid:a@m"> <IMG SRC='CID:b%40m'> <div>${replyLine.replace(' ', '&nbsp;')}</div> <img src="cid:q@m"> <img src="cid:a@m">`;

describe('chooseFiles', () => {
  it.each<[string, EmailFile, 'kept' | 'type' | 'nothing']>([
    ['a document', file('plan.PDF'), 'kept'],
    ['a picture', picture('photo.jpeg', 100), 'kept'],
    ['a small picture that the text could show and does not', picture('icon.png', 100, 'x@m'), 'kept'],
    ['a small picture within the text', picture('logo.png', 20_479, 'a@m'), 'nothing'],
    ['a small picture whose id is encoded in the text', picture('logo.png', 100, 'b@m'), 'nothing'],
    ['a large picture within the text', picture('photo.png', 20_480, 'a@m'), 'kept'],
    ['a large picture of the quoted email', picture('photo.png', 90_000, 'q@m'), 'nothing'],
    ['a document with an id of the text', file('plan.pdf', { contentId: 'a@m' }), 'kept'],
    [
      'the signature of a program',
      file('smime.p7s', { mediaType: 'application/pkcs7-signature' }),
      'nothing',
    ],
    ['a signature of OpenPGP', file('signature.asc', { mediaType: 'application/pgp-signature' }), 'nothing'],
    ['a program', file('run.exe'), 'type'],
    ['a picture of another type', picture('photo.heic', 90_000), 'type'],
    ['a name without an ending', file('pdf'), 'type'],
  ])('%s: %s', (_what, given, outcome) => {
    const { chosen, refused } = chooseFiles([given], html);
    expect(chosen).toEqual(outcome === 'kept' ? [given] : []);
    expect(refused).toEqual(outcome === 'type' ? [{ name: given.name, reason: 'type' }] : []);
  });

  it('keeps the first three that can be kept, and names the others', () => {
    const files = ['1.txt', 'x.exe', '2.txt', '3.txt', '4.txt'].map((name) => file(name));
    const { chosen, refused } = chooseFiles(files, '');
    expect(chosen.map(({ name }) => name)).toEqual(['1.txt', '2.txt', '3.txt']);
    expect(refused).toEqual([
      { name: 'x.exe', reason: 'type' },
      { name: '4.txt', reason: 'number' },
    ]);
  });

  it('takes an id that is no proper code as it is, and long HTML without delay', () => {
    const broken = picture('logo.png', 100, 'a%zz');
    expect(chooseFiles([broken], '<img src="cid:a%zz">').chosen).toEqual([]);
    const long = `${'cid:'.repeat(50_000)}${'##-&nbsp;'.repeat(50_000)}`;
    expect(chooseFiles([broken], long).chosen).toEqual([broken]);
  });
});
