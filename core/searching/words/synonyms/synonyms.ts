/**
 * Words that customers and firms use for the same thing, one group a line, by language. Only a few clear ones, since
 * a wrong synonym finds the wrong page.
 */
export const GROUPS: Readonly<Record<string, string>> = {
  en: `price cost fee charge rate pricing tariff
    refund reimbursement reimburse repay
    return
    delivery shipping shipment dispatch postage courier ship deliver
    parcel package
    buy purchase order
    cancel terminate unsubscribe quit cancellation
    phone telephone call
    abroad international overseas internationally worldwide
    email mail
    password passcode
    register signup enrol enroll registration
    login signin logon
    payment pay checkout
    discount coupon voucher promo promotion rebate
    free complimentary gratis
    broken broke faulty defective damaged defect damage
    repair fix mend
    warranty guarantee
    change modify edit update amend alter adjust
    delete remove erase
    job career vacancy hiring vacancies position
    employee staff worker personnel
    address location visit
    shop store outlet
    appointment booking reservation book reserve
    cheap inexpensive affordable
    expensive costly
    quick fast rapid
    begin start
    photo picture image
    car vehicle automobile
    child kid children
    invoice bill receipt
    dimension measurement size
    colour color
    exchange swap replace replacement
    lost missing
    limit maximum max cap quota
    minimum min least
    subscription plan membership
    company business firm
    customer client
    feature functionality capability
    help support assistance
    website site webpage
    pet dog animal
    gift present
    holiday vacation
    founder founded established
    breakfast meal food
    secure security safe
    share sharing
    supply supplies supplier
    wash clean wipe laundry
    pickup collect collection
    class course lesson workshop
    kilo kg kilogram
    bike bicycle
    toilet loo restroom bathroom
    lift elevator
    pushchair pram stroller buggy
    senior pensioner elderly
    sick ill unwell
    afraid scared frightened anxious nervous
    shut close closed closure
    rubbish trash waste garbage
    hire rent rental
    teacher instructor tutor
    allowed permitted allow permit
    instalment installment`,
  de: `preis kosten kostet gebühr tarif
    rückerstattung erstattung erstatten
    rückgabe rücksendung retoure zurückgeben zurückschicken zurücksenden widerruf
    lieferung versand zustellung liefern versenden verschicken
    paket sendung
    kaufen bestellen erwerben
    kündigen stornieren kündigung stornierung
    telefon anrufen anruf
    öffnungszeiten geöffnet offen öffnen
    rabatt gutschein nachlass
    kostenlos gratis umsonst
    kaputt defekt beschädigt
    reparieren reparatur
    garantie gewährleistung
    ändern anpassen
    löschen entfernen
    stelle job karriere
    mitarbeiter personal
    adresse anschrift standort
    geschäft laden filiale
    termin buchung reservierung buchen reservieren
    rechnung beleg quittung
    umtausch umtauschen tauschen
    passwort kennwort
    konto account
    parken parkplatz parkplätze`,
  es: `precio coste costo tarifa cuesta costar
    reembolso reintegro devolver
    envío entrega enviar entregar reparto
    comprar pedir pedido compra
    cancelar anular
    teléfono llamar
    horario abierto abrir abren
    descuento cupón promoción
    gratis gratuito
    roto defectuoso dañado
    reparar arreglar reparación
    garantía
    cambiar modificar
    eliminar borrar
    dirección ubicación ubicado
    tienda local
    cita reserva reservar
    factura recibo
    contraseña clave
    aparcamiento aparcar estacionamiento parking`,
  fr: `prix coût tarif frais coûte
    remboursement rembourser
    livraison expédition livrer expédier envoi
    acheter commander achat
    annuler résilier annulation résiliation
    téléphone appeler
    horaires ouvert ouverture
    réduction remise promotion
    gratuit offert
    cassé défectueux endommagé
    réparer réparation
    garantie
    modifier changer
    supprimer effacer
    adresse emplacement
    magasin boutique
    réservation réserver
    facture reçu
    domicile maison particulier`,
  tr: `fiyat ücret tutar
    iade geri
    kargo teslimat gönderi
    satın sipariş
    iptal
    telefon aramak
    indirim kupon kampanya
    ücretsiz bedava
    bozuk arızalı hasarlı
    tamir onarım
    garanti
    adres konum
    mağaza dükkan
    randevu rezervasyon
    fatura fiş
    şifre parola`,
  zh: `价格 费用 收费
    退款 退钱
    配送 送货 发货 快递 运送
    购买 下单
    取消 退订
    电话 号码
    优惠 折扣
    免费
    损坏 坏了
    维修 修理
    地址 位置
    预约 预订
    发票 收据
    密码`,
};

/**
 * Words by which a firm may say what the first word of a line asks for; they do not mean each other, nor the
 * first: "in its own workshop" names no owner.
 */
export const SIGNS: Readonly<Record<string, string>> = {
  en: `address find street road lane avenue situated located
    own owner`,
  de: 'adresse finden straße standort anfahrt',
  es: 'dirección encontrar encuéntranos calle avenida ubicados',
  fr: 'adresse trouver rue avenue situé',
  tr: 'adres cadde sokak bulunmak',
};
