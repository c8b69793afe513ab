/**
 * Properties that only the widget's own objects have. The build gives them short names, so that code can be split into
 * parts that speak to each other without a cost in bytes. No name of the DOM, of the contract, of a command or of a
 * message between frames may be here; a test checks that.
 */
const names = {
  loader: `startListening stopListening emitEvent encodedAgentId scriptOrigin hostElement viewRoot phoneQuery setOpen
    setLook focusPanel toggleOpen panelLoaded startOpening endOpening ensureFrame postState postReset`,
  panel: `setLive setAside announceStatus scrollToEnd reveal setAnchor isFollowed setBusy setDisabled setSent
    setProblem hear prove endIdentity hold setName setPicture addText addSource closeMenu drawAgent listMenuItems requestHuman offerAfter showForm isPossible
    isHumanRequested canLeaveDetails showLeadForm isStarted isBusy learnId recover readPageUrl readVisitor
    readInitialMessages onChange onCancel onSend rateMessage sendMessage leaveContact finishConversation openSession
    waitSeconds afterSeconds canRetry offersForm opensForm isPartial words composer quick emit forget nested draft isPending isForHuman
    putAway closeForm drawForm setTray catchUp followConversation setInput setButtons showDetails askFirst markLeft readLeft forgetLeft`,
  sentences: `assistant you remaining thanks disclosure newConversation humanHelp bookCall humanHelpMessage leaveDetails talkToPerson
    typing newMessages showQuote newTab closestMatch handedBack helpful notHelpful copied stopped tryAgain notSent
    unreachable limitWithForm detailsNotTaken noAnswer notHere formTitle formText formTitlePerson emailInvalid
    nameInvalid phoneInvalid consentNeeded poweredBy`,
};

export const ownProperties: readonly string[] = Object.values(names).flatMap((part) => part.split(/\s+/));
