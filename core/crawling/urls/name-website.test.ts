import { describe, expect, test } from 'vitest';
import { nameWebsite, type SiteSigns } from './name-website.ts';

const nameOf = (host: string, title: string, more: Partial<SiteSigns> = {}) =>
  nameWebsite({ url: `https://${host}/`, title, siteName: null, ...more });

describe('nameWebsite', () => {
  // A host that says nothing, so that the title alone decides.
  test.each<[title: string, expected: string | undefined]>([
    ['Learn to sail in Norfolk | Saltmarsh Sailing School', 'Saltmarsh Sailing School'],
    ['Saltmarsh Sailing School – Learn to sail in Norfolk', 'Saltmarsh Sailing School'],
    ['Saltmarsh Sailing School', 'Saltmarsh Sailing School'],
    ['Home | Saltmarsh Sailing School', 'Saltmarsh Sailing School'],
    ['Saltmarsh Sailing School - Home', 'Saltmarsh Sailing School'],
    ['Saltmarsh Sailing School|Home', 'Saltmarsh Sailing School'],
    ['Welcome to Saltmarsh Sailing School', 'Saltmarsh Sailing School'],
    ['Bicycles and repairs | Northgate Cycles', 'Northgate Cycles'],
    ['Prices - Courses - Saltmarsh', 'Saltmarsh'],
    ['Saltmarsh: learn to sail in Norfolk', 'Saltmarsh'],
    ['Ready to sail? | Saltmarsh', 'Saltmarsh'],
    ['Acme Inc. | The Future Of Tools', 'Acme Inc.'],
    ['What we do, and why – O’Brien & Sons', 'O’Brien & Sons'],
    ['Fahrräder und Reparatur – Nordtor Räder', 'Nordtor Räder'],
    ['Startseite | Bäckerei Sonnenschein', 'Bäckerei Sonnenschein'],
    ['Bäckerei Sonnenschein GmbH | Frische Brötchen In Köln', 'Bäckerei Sonnenschein GmbH'],
    ['Willkommen bei der Bäckerei – Bäckerei Sonnenschein e.K.', 'Bäckerei Sonnenschein e.K.'],
    ['Inicio - Panadería Sol', 'Panadería Sol'],
    ['Panadería Sol | Pan recién hecho en Sevilla', 'Panadería Sol'],
    ['Bienvenidos a Panadería Sol', 'Panadería Sol'],
    ['Accueil – Boulangerie du Soleil', 'Boulangerie du Soleil'],
    ['首页-北京阳光科技有限公司', '北京阳光科技有限公司'],
    ['产品介绍_阳光面包', '阳光面包'],
    ['北京阳光科技有限公司-专业面包制造', '北京阳光科技有限公司'],
    ['阳光面包官网｜首页', '阳光面包官网'],
    ['Home', undefined],
    ['', undefined],
    [' | ', undefined],
  ])('%s', (title, expected) => expect(nameOf('example.com', title)?.name).toBe(expected));

  test.each<[host: string, title: string, expected: string]>([
    ['northgate.example', 'Northgate – bicycles and repairs', 'Northgate'],
    ['www.saltmarshsailing.co.uk', 'Saltmarsh Sailing | Norfolk Boats Direct', 'Saltmarsh Sailing'],
    ['mueller-bau.de', 'Müller Bau – Ihr Partner Am Bau', 'Müller Bau'],
    ['muller.fr', 'Müller | Artisan Boulanger Depuis 1920', 'Müller'],
    ['shop.northgate.example', 'Northgate Cycles - Bicycles For Everyone', 'Northgate Cycles'],
    ['nsc.org.uk', 'Norfolk Sailing Club | Boats And Courses', 'Norfolk Sailing Club'],
    ['parley.example', 'Parley | Parley answers your visitors', 'Parley'],
  ])('of %s: %s', (host, title, expected) =>
    expect(nameOf(host, title)).toEqual({ name: expected, isSure: true }),
  );

  test('what the website says itself comes before its title', () => {
    expect(nameOf('example.com', 'Home', { siteName: ' Spoke & Wheel ' })?.name).toBe('Spoke & Wheel');
    expect(nameOf('example.com', '', { siteName: 'Spoke & Wheel | bicycles for all' })?.name).toBe(
      'Spoke & Wheel',
    );
  });

  test('what other pages repeat decides where the title alone does not', () => {
    const title = 'Harbour View – Rooms And Breakfast';
    expect(nameOf('example.com', title)).toEqual({ name: 'Rooms And Breakfast', isSure: false });
    expect(nameOf('example.com', title, { otherTitles: ['Contact – Harbour View'] })).toEqual({
      name: 'Harbour View',
      isSure: true,
    });
  });

  test.each(['127.0.0.1:4108', 'localhost', '[::1]'])(
    'a host without a name, %s, decides nothing',
    (host) => {
      expect(nameOf(host, 'Learn to sail | Saltmarsh Sailing School')?.name).toBe('Saltmarsh Sailing School');
    },
  );
});
