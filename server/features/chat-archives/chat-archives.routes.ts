import type { Hono } from 'hono';
import * as contract from '#contract/chat-archives/chat-archives.endpoints.ts';
import * as figures from '#contract/chat-figures/chat-figures.endpoints.ts';
import * as imports from '#contract/chat-imports/chat-imports.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { askArchive } from './ask-archive.ts';
import { createArchive } from './create-archive.ts';
import { deleteArchive } from './delete-archive.ts';
import { askDemo } from './demo/ask-demo.ts';
import { getArchive } from './get-archive.ts';
import { importChats } from './imports/import-chats.ts';
import { setDateOrder } from './imports/set-date-order.ts';
import { listArchiveMessages } from './list-archive-messages.ts';
import { listArchives } from './list-archives.ts';
import { chooseModel } from './model/choose-model.ts';
import { getModelChoice } from './model/get-model-choice.ts';
import { joinPeople } from './people/join-people.ts';
import { keepPeopleApart } from './people/keep-people-apart.ts';
import { proposeSamePeople } from './people/propose-same-people.ts';
import { separatePerson } from './people/separate-person.ts';
import { measureArchive } from './statistics/measure-archive.ts';
import { measureTies } from './statistics/measure-ties.ts';
import { countArchiveWords } from './statistics/words/count-archive-words.ts';
import { cancelUpload } from './uploads/cancel-upload.ts';
import { finishUpload } from './uploads/finish-upload.ts';
import { sendUploadPart } from './uploads/send-upload-part.ts';
import { startUpload } from './uploads/start-upload.ts';

export function bindChatArchives(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.listArchives, ({ signedIn }) =>
    listArchives(services, signedIn.user.id),
  );
  bindEndpoint(app, services, contract.createArchive, ({ signedIn, body }) =>
    createArchive(services, signedIn.user.id, body),
  );
  bindEndpoint(app, services, contract.getArchive, ({ signedIn, params }) =>
    getArchive(services, signedIn.user.id, params.archiveId),
  );
  bindEndpoint(app, services, contract.deleteArchive, async ({ signedIn, params }) => {
    await deleteArchive(services, signedIn.user.id, params.archiveId);
    return {};
  });
  bindEndpoint(app, services, contract.listArchiveMessages, ({ signedIn, params, query }) =>
    listArchiveMessages(services, signedIn.user.id, params.archiveId, query),
  );
  bindEndpoint(app, services, contract.askArchive, ({ signedIn, params, body, http }) =>
    askArchive(services, signedIn.user.id, params.archiveId, body.question, http.req.raw.signal),
  );
  bindEndpoint(app, services, contract.getModelChoice, ({ signedIn }) =>
    getModelChoice(services, signedIn.user.id),
  );
  bindEndpoint(app, services, contract.chooseArchiveModel, ({ signedIn, body }) =>
    chooseModel(services, signedIn.user.id, body.destination),
  );
  bindEndpoint(app, services, contract.askDemo, ({ body, clientAddress }) =>
    askDemo(services, body.question, clientAddress),
  );
  bindImports(app, services);
  bindPeople(app, services);
  bindFigures(app, services);
}

function bindImports(app: Hono, services: Services): void {
  bindEndpoint(app, services, imports.importChats, ({ signedIn, params, query, http }) =>
    importChats(
      services,
      signedIn.user.id,
      { archiveId: params.archiveId, keepsOriginal: query.keepsOriginal === 'true' },
      http.req.raw,
    ),
  );
  bindEndpoint(app, services, imports.setDateOrder, ({ signedIn, params, body }) =>
    setDateOrder(services, signedIn.user.id, params, body.dateOrder),
  );
  bindEndpoint(app, services, imports.startUpload, ({ signedIn, params, body }) =>
    startUpload(services, signedIn.user.id, params.archiveId, body),
  );
  bindEndpoint(app, services, imports.sendUploadPart, ({ signedIn, params, query, http }) =>
    sendUploadPart(services, signedIn.user.id, params, query.from, http.req.raw),
  );
  bindEndpoint(app, services, imports.finishUpload, ({ signedIn, params }) =>
    finishUpload(services, signedIn.user.id, params),
  );
  bindEndpoint(app, services, imports.cancelUpload, async ({ signedIn, params }) => {
    await cancelUpload(services, signedIn.user.id, params);
    return {};
  });
}

function bindPeople(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.proposeSamePeople, async ({ signedIn, params }) => ({
    data: await proposeSamePeople(services, signedIn.user.id, params.archiveId),
  }));
  bindEndpoint(app, services, contract.joinPeople, async ({ signedIn, params, body }) => {
    await joinPeople(services, signedIn.user.id, params.archiveId, body.personIds);
    return {};
  });
  bindEndpoint(app, services, contract.separatePerson, async ({ signedIn, params, body }) => {
    await separatePerson(services, signedIn.user.id, params.archiveId, body.accountId);
    return {};
  });
  bindEndpoint(app, services, contract.keepPeopleApart, async ({ signedIn, params, body }) => {
    await keepPeopleApart(services, signedIn.user.id, params.archiveId, body.personIds);
    return {};
  });
}

function bindFigures(app: Hono, services: Services): void {
  bindEndpoint(app, services, figures.measureArchive, ({ signedIn, params, query, http }) =>
    measureArchive(services, signedIn.user.id, params.archiveId, query, http.req.raw.signal),
  );
  bindEndpoint(app, services, figures.measureTies, ({ signedIn, params, query }) =>
    measureTies(services, signedIn.user.id, params.archiveId, query),
  );
  bindEndpoint(app, services, figures.countArchiveWords, ({ signedIn, params, query, http }) =>
    countArchiveWords(services, signedIn.user.id, params.archiveId, query, http.req.raw.signal),
  );
}
