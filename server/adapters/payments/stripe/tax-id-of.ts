import type Stripe from 'stripe';
import type { BillingDetails } from '#server/ports/payments.ts';
import { compactTaxNumber } from './compact-tax-number.ts';

type TaxIdType = Stripe.CustomerCreateTaxIdParams.Type;

export interface StripeTaxId {
  type: TaxIdType;
  value: string;
}

/** How VAT numbers of the European Union begin; Greece is EL there, and XI is Northern Ireland. */
const vatNumber =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z]{2}/;

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries in which one kind of number is usual. */
const usual: Record<string, TaxIdType> = Object.fromEntries(
  (
    'ad_nrt ae_trn al_tin am_tin ao_tin ar_cuit aw_tin az_tin ba_tin bb_tin bd_bin bf_ifu bg_uic bh_vat bj_ifu bo_tin ' +
    'bs_tin bw_vat by_tin cd_nif ci_vat cl_tin cm_niu cn_tin co_nit cr_tin cv_nif cz_dic de_stn do_rcn ec_ruc eg_tin ' +
    'es_cif et_tin fo_vat gb_vat ge_vat gh_tin gi_tin gn_nif hk_br hr_oib hu_tin id_npwp il_vat in_gst it_cf ke_pin ' +
    'kg_tin kh_tin kr_brn kz_bin la_tin lk_vat ma_vat me_pib mk_vat mr_nif mu_vat mx_rfc my_itn mz_nuit ng_tin no_vat ' +
    'np_pan om_vat pe_ruc ph_tin pl_nip pt_nif py_ruc ro_tin rs_pib sa_vat si_tin sm_coe sn_ninea sr_fin sv_nit th_vat ' +
    'tj_tin tr_tin tw_vat tz_vat ua_vat ug_tin us_ein uy_ruc ve_rif vn_tin za_vat zm_tin zw_tin'
  )
    .split(' ')
    .map((type) => [type.slice(0, 2).toUpperCase(), type]),
);

/** Countries with several, told apart by their shape; the last one is tried for any other. */
const several: Record<string, readonly [TaxIdType, RegExp?][]> = {
  AU: [['au_acn', /^\d{9}$/], ['au_abn']],
  BR: [['br_cpf', /^\d{11}$/], ['br_cnpj']],
  CA: [['ca_gst_hst', /RT\d{4}$/], ['ca_qst', /TQ\d{4}$/], ['ca_bn']],
  CH: [['ch_vat', /(MWST|TVA|IVA)$/], ['ch_uid']],
  FR: [['fr_siret', /^\d{14}$/], ['fr_siren', /^\d{9}$/], ['eu_vat']],
  IS: [['is_kt', /^\d{10}$/], ['is_vat']],
  JP: [['jp_trn', /^T\d{13}$/], ['jp_rn', /^\d{5}$/], ['jp_cn']],
  LI: [['li_uid', /^CHE/], ['li_vat']],
  MD: [['md_cf', /^\d{13}$/], ['md_vat']],
  NZ: [['nz_bn', /^\d{13}$/], ['nz_gst']],
  RU: [['ru_kpp', /^\d{9}$/], ['ru_inn']],
  SG: [['sg_gst', /^M\d{8}[A-Z]$/], ['sg_uen']],
  TT: [['tt_bir', /^\d{10}$/], ['tt_vat']],
  UZ: [['uz_tin', /^\d{9}$/], ['uz_vat']],
};

/**
 * The tax number of a buyer as Stripe has it; null where there is none, and where Stripe has no kind for it: then only our
 * invoices show it.
 */
export function taxIdOf({ taxId, country }: Pick<BillingDetails, 'taxId' | 'country'>): StripeTaxId | null {
  const compact = compactTaxNumber(taxId);
  if (compact === '') return null;
  const isUnion = country === '' || union.has(country);
  if (isUnion && vatNumber.test(compact)) return { type: 'eu_vat', value: compact };
  const kinds = several[country];
  const kind = kinds?.find(([, shape]) => shape === undefined || shape.test(compact))?.[0];
  const type = kind ?? usual[country] ?? (country !== '' && isUnion ? 'eu_vat' : null);
  if (type === null) return null;
  return { type, value: type === 'eu_vat' || type === 'gb_vat' ? compact : taxId.trim() };
}
