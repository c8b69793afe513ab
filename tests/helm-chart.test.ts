import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { getLiveness, getReadiness } from '#contract/operation/operation.endpoints.ts';
import { settings } from '#server/config.ts';
import { findHelm } from '../scripts/find-helm.ts';
import { createReadRecord } from './kubernetes/create-read-record.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'deploy/helm/parley');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const helm = findHelm();

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
};
type Kind = keyof typeof models;

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  env: { name: string; value: string }[];
  volumeMounts: { name: string; mountPath: string }[];
  ports?: { name: string; containerPort: number }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  startupProbe?: Probe;
  securityContext: object;
}
interface PodSpec {
  containers: Container[];
  volumes: { name: string; emptyDir?: object; persistentVolumeClaim?: { claimName: string } }[];
  terminationGracePeriodSeconds?: number;
  securityContext: object;
}
/** As far as the tests look into it. */
interface Rendered {
  kind: Kind;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: {
    replicas?: number;
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    template?: { metadata: { labels: Record<string, string> }; spec: PodSpec };
    strategy?: { rollingUpdate: object };
    rules?: { host: string }[];
    podSelector?: { matchLabels: Record<string, string> };
    ingress?: object[];
  };
}

const bucket = ['settings.BASE_URL=https://chat.example.com', 'settings.S3_BUCKET=files'];
const open = ['ingress.enabled=true', 'ingress.host=chat.example.com', 'ingress.tlsSecret=certificate'];
const watched = ['metrics.enabled=true', 'metrics.from[0].podSelector.matchLabels.app=prometheus'];
const plain = ['web.autoscaling.enabled=false', 'migration.enabled=false', 'networkPolicy.enabled=false'];
const variants: [string, string[]][] = [
  ['with the least that must be said', bucket],
  ['with an ingress', [...bucket, ...open]],
  [
    'with a claim for files, and without what can be left out',
    ['settings.BASE_URL=https://chat.example.com', 'files.existingClaim=shared', ...plain],
  ],
  [
    'with everything that is empty by default',
    [
      ...bucket,
      ...open,
      'image.pullSecrets[0]=registry',
      'web.nodeSelector.pool=web',
      'worker.nodeSelector.pool=jobs',
      'web.tolerations[0].operator=Exists',
      'networkPolicy.from[0].podSelector.matchLabels.app=nginx',
      ...watched,
    ],
  ],
];

function run(command: string, values: string[]): { status: number | null; output: string } {
  const set = values.flatMap((value) => ['--set-string', value]).map(asBoolean);
  // Without a cluster, helm assumes a version that depends on how it was built.
  const version = ['--kube-version', '1.30.0'];
  const words = command === 'lint' ? ['lint', '--strict', folder] : ['template', 'shop', folder];
  const { status, stdout, stderr } = spawnSync(helm ?? 'helm', [...words, ...version, ...set], {
    encoding: 'utf8',
  });
  return { status, output: status === 0 ? stdout : stderr + stdout };
}

function render(values: string[]): Rendered[] {
  const { status, output } = run('template', values);
  if (status !== 0) throw new Error(output);
  return parseAllDocuments(output)
    .map((document) => document.toJS() as Rendered | null)
    .filter((object) => object !== null);
}

const containersOf = (objects: Rendered[]) =>
  objects.flatMap(({ kind, spec }) =>
    (spec.template?.spec.containers ?? []).map((container) => ({
      kind,
      container,
      pod: spec.template?.spec,
    })),
  );

/** A model would copy what it is given, and so read all of it. */
function validate(kind: Kind, object: object): void {
  const check: () => void = models[kind].prototype.validate;
  check.call(object);
}

describe('the chart', () => {
  it('has the version of the product', () => {
    const { version } = parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version });
  });

  it('sets only what is a setting', () => {
    const values = parse(read('values.yaml')) as {
      settings: Record<string, string>;
      secret: { settings: string[] };
    };
    for (const name of [...Object.keys(values.settings), ...values.secret.settings])
      expect(Object.keys(settings)).toContain(name);
  });
});

describe('the check of fields', () => {
  it('finds one that is misspelt, and one of a wrong type', () => {
    const labels = { app: 'shop' };
    const container = { name: 'web', image: 'parley', readinesProbe: { httpGet: { port: 'http' } } };
    const record = createReadRecord({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'shop' },
      spec: {
        selector: { matchLabels: labels },
        template: { metadata: { labels }, spec: { containers: [container] } },
      },
    });
    validate('Deployment', record.value);
    expect(record.listUnread()).toEqual(
      ['', '/httpGet', '/httpGet/port'].map(
        (part) => `/spec/template/spec/containers/0/readinesProbe${part}`,
      ),
    );
    expect(() =>
      validate('Deployment', { apiVersion: 'apps/v1', kind: 'Deployment', spec: { replicas: 'two' } }),
    ).toThrow('replicas');
  });
});

describe.skipIf(helm === null)('the chart, linted and rendered by helm', { timeout: 30_000 }, () => {
  it.each(variants)('%s has no fault', (_, values) => {
    expect(run('lint', values)).toMatchObject({ status: 0 });
  });

  it.each(variants)(
    '%s is what the API of Kubernetes takes, with no field that it does not know',
    (_, values) => {
      const objects = render(values);
      expect(objects.length).toBeGreaterThan(3);
      for (const object of objects) {
        expect(Object.keys(models)).toContain(object.kind);
        const record = createReadRecord(object);
        validate(object.kind, record.value);
        expect([object.kind, record.listUnread()]).toEqual([object.kind, []]);
      }
    },
  );

  it.each([
    ['no place for files', ['settings.BASE_URL=https://chat.example.com'], 'Uploaded files need a place'],
    ['no address', ['settings.S3_BUCKET=files'], 'Set settings.BASE_URL'],
    ['an ingress without a host', [...bucket, 'ingress.enabled=true'], 'Set ingress.host'],
    [
      'a secret among the settings',
      [...bucket, 'settings.SECRET_KEY=abc'],
      'both in settings and in secret.settings',
    ],
    ['a value that there is not', [...bucket, 'web.replica=3'], 'replica'],
    [
      'metrics that anybody may read, where there are network policies',
      [...bucket, 'metrics.enabled=true'],
      'Metrics have no token',
    ],
    [
      'two ports for metrics',
      [...bucket, ...watched, 'settings.METRICS_PORT="9000"'],
      'Set metrics.port instead',
    ],
    ['no key in the secret', [...bucket, 'secret.settings={DATABASE_URL}'], 'secret'],
  ])('refuses %s', (_, values, sentence) => {
    const { status, output } = run('template', values);
    expect(status).not.toBe(0);
    expect(output).toContain(sentence);
  });

  it('runs the three parts with the settings that they need, and secrets from files alone', () => {
    const found = containersOf(render(bucket));
    expect(found.map(({ container }) => container.name).sort()).toEqual(['migration', 'web', 'worker']);
    for (const { container } of found) {
      const names = container.env.map(({ name }) => name);
      for (const name of names) expect(Object.keys(settings)).toContain(name.replace(/_FILE$/, ''));
      expect(names).toEqual(expect.arrayContaining(['DATABASE_URL_FILE', 'SECRET_KEY_FILE']));
      expect(names).not.toContain('SECRET_KEY');
      const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
      for (const { name, value } of container.env)
        if (name.endsWith('_FILE')) expect(mounts).toContain(value.slice(0, value.lastIndexOf('/')));
    }
    const role = (part: string) =>
      found
        .find(({ container }) => container.name === part)
        ?.container.env.find(({ name }) => name === 'ROLE')?.value;
    expect([role('web'), role('worker')]).toEqual(['web', 'worker']);
  });

  it('gives no part more rights than it needs', () => {
    for (const { container, pod } of containersOf(render(bucket))) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      });
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('asks the web pods whether they are ready, and restarts them only when they no longer run', () => {
    const web = containersOf(render(bucket)).find(({ container }) => container.name === 'web');
    expect(web?.container.readinessProbe?.httpGet.path).toBe(getReadiness.path);
    expect(web?.container.livenessProbe?.httpGet.path).toBe(getLiveness.path);
    expect(web?.container.startupProbe?.httpGet.path).toBe(getLiveness.path);
    // Ten seconds to finish answers, after five in which proxies learn of it.
    expect(web?.pod?.terminationGracePeriodSeconds).toBeGreaterThan(20);
  });

  it('starts a new web pod before it takes an old one away, and migrates before both', () => {
    const objects = render(bucket);
    const web = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'shop-web');
    expect(web?.spec.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const job = objects.find(({ kind }) => kind === 'Job');
    expect(job?.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const [migration] = job?.spec.template?.spec.containers ?? [];
    expect(() => readFileSync(join(root, migration?.command?.[1] ?? ''))).not.toThrow();
  });

  it('leads the service, the budget and the policies to pods that there are', () => {
    const objects = render([...bucket, ...open]);
    const pods = objects.flatMap(({ spec }) =>
      spec.template === undefined ? [] : [spec.template.metadata.labels],
    );
    const selectors = objects.flatMap(({ kind, spec }) =>
      kind === 'Service'
        ? [spec.selector as Record<string, string>]
        : [spec.selector?.matchLabels ?? spec.podSelector?.matchLabels].filter(
            (labels) => labels !== undefined,
          ),
    );
    expect(selectors.length).toBeGreaterThan(5);
    for (const selector of selectors)
      expect(
        pods.some((labels) => Object.entries(selector).every(([name, value]) => labels[name] === value)),
      ).toBe(true);
  });

  it('lets those who may read metrics to the port on which web pods and workers give them, and nobody else', () => {
    const objects = render([...bucket, ...watched]);
    for (const { container } of containersOf(objects)) {
      const port = container.ports?.find(({ name }) => name === 'metrics')?.containerPort;
      const set = container.env.filter(({ name }) => name.startsWith('METRICS_')).map(({ value }) => value);
      if (container.name === 'migration') expect([port, set]).toEqual([undefined, []]);
      else expect([port, set]).toEqual([9464, ['9464', '0.0.0.0']]);
    }
    const rules = Object.fromEntries(
      objects
        .filter(({ kind }) => kind === 'NetworkPolicy')
        .map(({ metadata, spec }) => [metadata.name, spec.ingress]),
    );
    const metrics = {
      ports: [{ port: 'metrics' }],
      from: [{ podSelector: { matchLabels: { app: 'prometheus' } } }],
    };
    expect(rules).toEqual({
      'shop-web': [{ ports: [{ port: 'http' }] }, metrics],
      'shop-worker': [metrics],
      'shop-migration': [],
    });
    const quiet = render(bucket).filter(({ kind }) => kind === 'NetworkPolicy');
    expect(quiet.map(({ spec }) => spec.ingress)).toEqual([[{ ports: [{ port: 'http' }] }], [], []]);
  });

  it('does not buffer answers on the way', () => {
    const ingress = render([...bucket, ...open]).find(({ kind }) => kind === 'Ingress');
    expect(ingress?.metadata.annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-body-size': '25m',
    });
  });
});

/** `--set-string` would make words of them. */
function asBoolean(word: string, index: number, all: string[]): string {
  const isTyped = (text: string | undefined) => /=(true|false|\d+)$/.test(text ?? '');
  if (word === '--set-string' && isTyped(all[index + 1])) return '--set';
  return word;
}
